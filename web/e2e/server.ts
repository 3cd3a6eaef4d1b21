/** Real server processes for the tests, each on a port of its own; one for all tests. */
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

/** Start `quintet serve` with a Python, with what it runs as the command `quintet`, and with more options. */
export async function serve(by: string, quintet: string[], more: string[] = []): Promise<{ url: string; stop: () => Promise<void> }> {
  const data = mkdtempSync(join(tmpdir(), 'quintet-'));
  const options = ['--host', '127.0.0.1', '--port', '0', '--data', data, '--workers', '1', '--no-limits', '--grace', '6', ...more];
  const server = spawn(by, [...quintet, 'serve', ...options], { stdio: ['ignore', 'pipe', 'inherit'] });
  const url = await new Promise<string>((found, failed) => {
    let told = '';
    server.stdout.on('data', (chunk: Buffer) => {
      told += chunk.toString();
      const port = /http:\/\/localhost:(\d+)\//.exec(told)?.[1];
      if (port) found(`http://127.0.0.1:${port}`);
    });
    server.on('exit', () => failed(new Error(`the server did not start: ${told}`)));
  });
  const stop = async () => {
    const isGone = new Promise((gone) => server.on('exit', gone));
    server.kill('SIGINT');
    await isGone;
    rmSync(data, { recursive: true, force: true });
  };
  return { url, stop };
}

export default async function setup(project: TestProject) {
  const { url, stop } = await serve(python, [join(import.meta.dirname, 'serve.py')]);
  project.provide('url', url);
  return stop;
}
