import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Embedder, Embedders } from '../../../src/platform/ports/embedder.ts';

const folder = join(import.meta.dirname, '../../results/vectors');
const keyBytes = 16;

/** Vectors of the corpus take a quarter of an hour to compute: what was computed once is read from a file. */
export const rememberedEmbedders = ({ en, zh }: Embedders): Embedders => ({ en: remembered(en), zh: remembered(zh) });

function remembered(embedder: Embedder): Embedder {
  const { model, dimensions } = embedder;
  const file = join(folder, `${model}.bin`);
  mkdirSync(dirname(file), { recursive: true });
  const known = new Map<string, Float32Array>();
  const bytes = existsSync(file) ? readFileSync(file) : Buffer.alloc(0);
  const length = keyBytes + dimensions * 4;
  for (let from = 0; from + length <= bytes.length; from += length) {
    const vector = bytes.buffer.slice(bytes.byteOffset + from + keyBytes, bytes.byteOffset + from + length);
    known.set(bytes.toString('hex', from, from + keyBytes), new Float32Array(vector));
  }
  const keyOf = (text: string, as: string) =>
    createHash('sha256').update(`${as} ${text}`).digest().subarray(0, keyBytes);
  return {
    model,
    dimensions,
    async embed(texts, as) {
      const keys = texts.map((text) => keyOf(text, as));
      const missing = texts.filter((_, place) => !known.has((keys[place] as Buffer).toString('hex')));
      const made = await embedder.embed(missing, as);
      for (const [place, text] of missing.entries()) {
        const vector = made[place] as Float32Array;
        const key = keyOf(text, as);
        appendFileSync(file, Buffer.concat([key, Buffer.from(new Float32Array(vector).buffer)]));
        known.set(key.toString('hex'), vector);
      }
      return keys.map((key) => known.get(key.toString('hex')) as Float32Array);
    },
  };
}
