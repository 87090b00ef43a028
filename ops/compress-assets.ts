import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

// Puts a .br next to every text file of the built client: compressed once and as small as it gets, not at each request.

const assets = join(import.meta.dirname, '../build/client/assets');
let before = 0;
let after = 0;
for (const name of readdirSync(assets).filter((file) => /\.(js|css|svg|json)$/.test(file))) {
  const bytes = readFileSync(join(assets, name));
  const small = brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
  writeFileSync(join(assets, `${name}.br`), small);
  before += bytes.length;
  after += small.length;
}
console.log(`assets: ${Math.round(before / 1024)} KB, ${Math.round(after / 1024)} KB compressed`);
