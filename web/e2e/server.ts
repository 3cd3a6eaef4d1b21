/** A real server process for the tests, on a port of its own. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

import { python } from './python';

declare module 'vitest' {
  interface ProvidedContext {
    url: string;
  }
}

export default async function setup(project: TestProject) {
  const data = mkdtempSync(join(tmpdir(), 'quintet-'));
  const command = [join(import.meta.dirname, 'serve.py'), 'serve', '--host', '127.0.0.1', '--port', '0', '--data', data, '--thinkers', '1'];
  const server = spawn(python, [...command, '--no-limits', '--grace', '6'], { stdio: ['ignore', 'pipe', 'inherit'] });
  const url = await new Promise<string>((found, failed) => {
    let told = '';
    server.stdout.on('data', (chunk: Buffer) => {
      told += chunk.toString();
      const port = /http:\/\/localhost:(\d+)\//.exec(told)?.[1];
      if (port) found(`http://127.0.0.1:${port}`);
    });
    server.on('exit', () => failed(new Error(`the server did not start: ${told}`)));
  });
  project.provide('url', url);
  return async () => {
    const isGone = new Promise((gone) => server.on('exit', gone));
    server.kill('SIGINT');
    await isGone;
    rmSync(data, { recursive: true, force: true });
  };
}
