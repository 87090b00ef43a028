import { normalized } from '../../kernel/normalized.ts';
import type { Vector } from '../../ports/embedder.ts';

/** Numbers in rows of one width. */
export interface Matrix {
  readonly width: number;
  readonly values: Float64Array;
}

const matrix = (height: number, width: number): Matrix => ({ width, values: new Float64Array(height * width) });

const at = ({ width, values }: Matrix, row: number, column: number): number => values[row * width + column] as number;

const set = ({ width, values }: Matrix, row: number, column: number, value: number): void => {
  values[row * width + column] = value;
};

/** Adds `factor` times a row of numbers to a row of the matrix. */
function addRow({ width, values }: Matrix, row: number, factor: number, added: ArrayLike<number>): void {
  const from = row * width;
  for (let column = 0; column < width; column += 1)
    values[from + column] = (values[from + column] as number) + factor * (added[column] as number);
}

const rowOf = ({ width, values }: Matrix, row: number): Float64Array => values.subarray(row * width, (row + 1) * width);

/**
 * The linear map that takes each `from` as near as it can to its `to` (ridge regression): W = (X'X + λI)⁻¹ X'Y, by Cholesky's method.
 * A larger λ trusts the pairs less.
 */
export function learnMap(pairs: readonly { readonly from: Vector; readonly to: Vector }[], lambda: number): Matrix {
  const size = pairs[0]?.from.length ?? 0;
  const gram = matrix(size, size);
  const cross = matrix(size, pairs[0]?.to.length ?? 0);
  for (const { from, to } of pairs)
    for (const [row, value] of from.entries()) {
      addRow(gram, row, value, from);
      addRow(cross, row, value, to);
    }
  for (let row = 0; row < size; row += 1) set(gram, row, row, at(gram, row, row) + lambda);
  return solve(decompose(gram), cross);
}

/** Where the map takes a vector; of length 1 again. */
export function mapped(map: Matrix, vector: Vector): Vector {
  const target = matrix(1, map.width);
  for (const [row, value] of vector.entries()) addRow(target, 0, value, rowOf(map, row));
  return normalized(Float32Array.from(target.values));
}

/** The lower triangle L with LL' = the given matrix. */
function decompose(given: Matrix): Matrix {
  const lower = matrix(given.width, given.width);
  for (let row = 0; row < given.width; row += 1)
    for (let column = 0; column <= row; column += 1) {
      const [own, other] = [rowOf(lower, row), rowOf(lower, column)];
      let sum = at(given, row, column);
      for (let place = 0; place < column; place += 1) sum -= (own[place] as number) * (other[place] as number);
      set(lower, row, column, row === column ? Math.sqrt(sum) : sum / at(lower, column, column));
    }
  return lower;
}

/** X of LL'X = B: forwards through L, backwards through L'. */
function solve(lower: Matrix, right: Matrix): Matrix {
  const solution: Matrix = { width: right.width, values: Float64Array.from(right.values) };
  const divide = (row: number) => {
    const by = at(lower, row, row);
    addRow(solution, row, 1 / by - 1, Float64Array.from(rowOf(solution, row)));
  };
  for (let row = 0; row < lower.width; row += 1) {
    for (let other = 0; other < row; other += 1) addRow(solution, row, -at(lower, row, other), rowOf(solution, other));
    divide(row);
  }
  for (let row = lower.width - 1; row >= 0; row -= 1) {
    for (let other = row + 1; other < lower.width; other += 1)
      addRow(solution, row, -at(lower, other, row), rowOf(solution, other));
    divide(row);
  }
  return solution;
}
