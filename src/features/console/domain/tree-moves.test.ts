import { describe, expect, test } from 'vitest';
import { dropped, positionOf, type Step, stepped, without } from './tree-moves.ts';

const deepest = 2;

/** `a`, `b > c`, `b > c > d`, written with one mark for each step down. */
const tree = (text: string) =>
  text.split(' ').map((word) => ({ name: word.replaceAll('>', ''), depth: word.lastIndexOf('>') + 1 }));
const written = (entries: readonly { name: string; depth: number }[]) =>
  entries.map(({ name, depth }) => '>'.repeat(depth) + name).join(' ');
const at = (entries: ReturnType<typeof tree>, name: string) => entries.findIndex((entry) => entry.name === name);

describe('an entry of the navigation takes its branch along', () => {
  test.each<[string, string, Step, string]>([
    ['a b >c d', 'b', 'up', 'b >c a d'],
    ['a b >c d', 'a', 'down', 'b >c a d'],
    ['a >b >c >>d', 'c', 'up', 'a >c >>d >b'],
    ['a b >c', 'b', 'in', 'a >b >>c'],
    ['a >b >c d', 'b', 'out', 'a >c b d'],
    ['a >b >>c >>d e', 'c', 'out', 'a >b >>d >c e'],
  ])('in “%s” %s goes %s: “%s”', (before, name, step, after) => {
    const entries = tree(before);
    const { entries: now, place } = stepped(entries, at(entries, name), step, deepest);
    expect(written(now)).toBe(after);
    expect(now[place]?.name).toBe(name);
  });

  test.each<[string, string, Step]>([
    ['a b', 'a', 'up'],
    ['a b', 'b', 'down'],
    ['a >b', 'b', 'down'],
    ['a b', 'a', 'in'],
    ['a >b', 'b', 'in'],
    ['a b >c >>d', 'b', 'in'],
    ['a b', 'a', 'out'],
  ])('but in “%s” %s can’t go %s', (before, name, step) => {
    const entries = tree(before);
    expect(stepped(entries, at(entries, name), step, deepest).entries).toBe(entries);
  });
});

test.each([
  ['a b >c d', 'd', 'c', 'before', 'a b >d >c'],
  ['a b >c d', 'a', 'b', 'after', 'b >c a d'],
  ['a b >c d', 'a', 'c', 'inside', 'b >c >>a d'],
  ['a b >c d', 'b', 'c', 'inside', 'a b >c d'],
  ['a b >c >>d', 'b', 'a', 'inside', 'a b >c >>d'],
] as const)('in “%s” dropping %s at %s (%s) gives “%s”', (before, name, target, side, after) => {
  const entries = tree(before);
  expect(written(dropped(entries, at(entries, name), at(entries, target), side, deepest).entries)).toBe(after);
});

test('taking an entry away takes all below it along', () => {
  expect(written(without(tree('a b >c >>d e'), 1))).toBe('a e');
});

test('an entry knows its number among those beside it and what it stands below', () => {
  expect(positionOf(tree('a b >c >>d >e'), 4)).toEqual({ number: 2, of: 2, parent: 1 });
  expect(positionOf(tree('a b >c'), 1)).toEqual({ number: 2, of: 2, parent: undefined });
});
