/** The Python that the server is run with, and what scripts of the tests print with it. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

const VENV = resolve(import.meta.dirname, '../../.venv/bin/python');
export const python = process.env.QUINTET_PYTHON ?? (existsSync(VENV) ? VENV : 'python3');

/** What a script of this folder prints as JSON. */
export const printed = (script: string): unknown => JSON.parse(execFileSync(python, [join(import.meta.dirname, script)], { encoding: 'utf8', maxBuffer: 1 << 26 }));
