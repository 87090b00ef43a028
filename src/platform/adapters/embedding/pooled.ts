import type { Vector } from '../../ports/embedder.ts';
import type { ModelDescription } from './model-folder.ts';

/** What a model answers for a batch: for each text and each of its tokens a row of numbers. */
interface Rows {
  readonly data: Float32Array;
  readonly tokens: number;
  readonly dimensions: number;
}

/** One vector for each text, of length 1. `lengths` says how many of its tokens are the text's; the others only fill it up. */
export function pooled(
  { data, tokens, dimensions }: Rows,
  lengths: readonly number[],
  pooling: ModelDescription['pooling'],
): Vector[] {
  return lengths.map((length, text) => {
    const vector = new Float32Array(dimensions);
    const counted = pooling === 'first' ? 1 : length;
    for (let token = 0; token < counted; token += 1) {
      const from = (text * tokens + token) * dimensions;
      for (let place = 0; place < dimensions; place += 1)
        vector[place] = (vector[place] as number) + (data[from + place] as number);
    }
    return normalized(vector);
  });
}

export function normalized(vector: Vector): Vector {
  let squares = 0;
  for (const value of vector) squares += value * value;
  const length = Math.sqrt(squares);
  return length === 0 ? vector : vector.map((value) => value / length);
}
