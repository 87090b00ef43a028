import { readTokens } from './code-tokens.ts';
import { fieldMutation } from './field-mutations.ts';
import { literalMutations } from './literal-mutations.ts';
import type { Mutation } from './mutation.ts';
import { routeMutations } from './route-mutations.ts';
import type { Row } from './rows.ts';
import { writtenMutations } from './written-mutations.ts';

/** For each proven row that can be mutated its changes, of which each must turn its test red. */
export function chooseMutations(root: string, rows: readonly Row[]): Mutation[][] {
  const thoughtOf = Map.groupBy(
    [...writtenMutations(root, rows).mutations, ...routeMutations(root, rows)],
    ({ row }) => row.id,
  );
  const ofLiteral = literalMutations(root, readTokens(root));
  return rows
    .filter(({ state }) => state === 'proven')
    .map((row) => {
      const own = thoughtOf.get(row.id) ?? [];
      if (own.length > 0) return own;
      const field = fieldMutation(root, row);
      return field ? [field] : ofLiteral(row);
    })
    .filter((changes) => changes.length > 0);
}

// mulberry32: the same seed picks the same rows, so that a survivor can be looked at again.
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Some rows by chance, one change of each. */
export function pick(possible: readonly (readonly Mutation[])[], wanted: number, seed: number): Mutation[] {
  const random = randomFrom(seed);
  const rows = [...possible];
  const picked: Mutation[] = [];
  while (picked.length < wanted && rows.length > 0) {
    const [changes = []] = rows.splice(Math.floor(random() * rows.length), 1);
    picked.push(...changes.slice(Math.floor(random() * changes.length)).slice(0, 1));
  }
  return picked;
}
