import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../../../samples/loading/seeded-random.ts';
import { diff, type Run } from './diff.ts';

const plenty = () => ({ left: 10_000_000 });

/** Both lists, as the runs tell them. */
function rebuilt(runs: readonly Run[], before: readonly string[], after: readonly string[]) {
  const [one, other]: [string[], string[]] = [[], []];
  let [place, same] = [0, 0];
  for (const { kind, count } of runs) {
    if (kind === 'same') expect(before.slice(place, place + count)).toEqual(after.slice(same, same + count));
    if (kind !== 'inserted') {
      one.push(...before.slice(place, place + count));
      place += count;
    }
    if (kind !== 'deleted') {
      other.push(...after.slice(same, same + count));
      same += count;
    }
  }
  return [one, other];
}

/** As long as anything that both have in one order. */
function mostCommon(before: readonly string[], after: readonly string[]): number {
  const lengths = Array.from({ length: before.length + 1 }, () => new Array<number>(after.length + 1).fill(0));
  const at = (one: number, other: number) => lengths[one]?.[other] ?? 0;
  for (let one = 1; one <= before.length; one += 1)
    for (let other = 1; other <= after.length; other += 1)
      (lengths[one] as number[])[other] =
        before[one - 1] === after[other - 1]
          ? at(one - 1, other - 1) + 1
          : Math.max(at(one - 1, other), at(one, other - 1));
  return at(before.length, after.length);
}

const kept = (runs: readonly Run[]) => runs.reduce((sum, { kind, count }) => sum + (kind === 'same' ? count : 0), 0);

describe('what is deleted and inserted', () => {
  test('is the least for any two short lists, and rebuilds both', () => {
    const random = seededRandom(7);
    for (let round = 0; round < 2_000; round += 1) {
      const words = 1 + Math.floor(random() * 6);
      const list = () => Array.from({ length: Math.floor(random() * 14) }, () => `w${Math.floor(random() * words)}`);
      const [before, after] = [list(), list()];
      const runs = diff(before, after, plenty());
      expect(rebuilt(runs, before, after)).toEqual([before, after]);
      expect(kept(runs)).toBe(mostCommon(before, after));
    }
  });

  test('rebuilds both however little may be compared', () => {
    const random = seededRandom(8);
    for (let round = 0; round < 300; round += 1) {
      const list = () => Array.from({ length: Math.floor(random() * 60) }, () => `w${Math.floor(random() * 20)}`);
      const [before, after] = [list(), list()];
      expect(rebuilt(diff(before, after, { left: Math.floor(random() * 200) }), before, after)).toEqual([
        before,
        after,
      ]);
    }
  });

  test('is found between what stands once where two long lists have little in common', () => {
    const noise = (name: string) => Array.from({ length: 3_000 }, (_, place) => `${name}${place}`);
    const before = [...noise('a'), 'anchor', ...noise('b')];
    const after = [...noise('c'), 'anchor', ...noise('d')];
    const runs = diff(before, after, plenty());
    expect(kept(runs)).toBe(1);
    expect(rebuilt(runs, before, after)).toEqual([before, after]);
  });

  test('is nothing for equal lists, and everything where one is empty', () => {
    expect(diff(['a', 'b'], ['a', 'b'], plenty())).toEqual([{ kind: 'same', count: 2 }]);
    expect(diff([], ['a'], plenty())).toEqual([{ kind: 'inserted', count: 1 }]);
    expect(diff(['a'], [], plenty())).toEqual([{ kind: 'deleted', count: 1 }]);
    expect(diff([], [], plenty())).toEqual([]);
  });
});
