/** Puts compressed copies beside the page's files, for the server to send: nothing is compressed while people wait. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXTS = /\.(js|css|svg|html|webmanifest)$/;
const LEAST = 1000; // bytes: less goes in one packet anyway

export function compress(): Plugin {
  return {
    name: 'quintet-compress',
    apply: 'build',
    writeBundle({ dir }, bundle) {
      for (const name of Object.keys(bundle).filter((each) => TEXTS.test(each))) {
        const path = join(dir!, name);
        const text = readFileSync(path);
        if (text.length < LEAST) continue;
        writeFileSync(`${path}.br`, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }));
        writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
      }
    },
  };
}
