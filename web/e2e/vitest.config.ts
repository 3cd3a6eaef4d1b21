/** Tests of the page in a real browser against a real server; one server for all of them. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  cacheDir: '../node_modules/.vite',
  test: {
    root: import.meta.dirname,
    include: ['*.test.ts'],
    globalSetup: './server.ts',
    testTimeout: 300_000, // until it gives up: other processes may keep the machine busy
    hookTimeout: 300_000,
    retry: 1, // a real browser depends on the machine and its neighbours; the report names what was tried twice
    isolate: false, // files share a process, its browser and what it has loaded
    maxWorkers: 3, // each waits now and then; the tests in Python run at the same time
  },
});
