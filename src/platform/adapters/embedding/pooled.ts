import { normalized } from '../../kernel/normalized.ts';
import type { Vector } from '../../ports/embedder.ts';
import type { ModelDescription } from './model-folder.ts';

/** A model answers a row of numbers for each token of a text; the text's own vector has the length 1. */
export function pooled(rows: Float32Array, dimensions: number, pooling: ModelDescription['pooling']): Vector {
  const vector = new Float32Array(dimensions);
  const counted = pooling === 'first' ? dimensions : rows.length;
  for (let place = 0; place < counted; place += 1) {
    const dimension = place % dimensions;
    vector[dimension] = (vector[dimension] as number) + (rows[place] as number);
  }
  return normalized(vector);
}
