/** Measurements of the page, with the browser and the server of its tests, one after the other. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  cacheDir: '../node_modules/.vite',
  test: {
    root: import.meta.dirname,
    include: ['*.measure.ts'],
    globalSetup: '../e2e/server.ts',
    testTimeout: 600_000,
    hookTimeout: 60_000,
    maxWorkers: 1,
  },
});
