/** The Python that the server is run with. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

const VENV = resolve(import.meta.dirname, '../../.venv/bin/python');
export const python = process.env.QUINTET_PYTHON ?? (existsSync(VENV) ? VENV : 'python3');
