/** How the page is built: into the Python package, with the terminal's own Fluent files in it. */
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

import { groups } from './chunks.ts';
import { compress } from './compress.plugin.ts';
import { texts } from './texts.plugin.ts';

export default defineConfig({
  base: '/static/app/',
  plugins: [texts(), svelte(), compress()],
  build: {
    outDir: '../src/quintet/server/static/app',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: { proxy: { '/api': { target: 'http://localhost:8015', ws: true } } },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
});
