import { describe, expect, test } from 'vitest';
import { contentsMoves } from './contents-moves.ts';
import type { Side, Step } from './tree-moves.ts';

/** `X a b Y c`: sections have capitals. */
const contents = (text: string) =>
  text.split(' ').map((name) => ({ name, depth: name === name.toUpperCase() ? 0 : 1 }));
const written = (entries: readonly { name: string; depth: number }[]) =>
  entries
    .map(({ name, depth }) => {
      expect(depth).toBe(name === name.toUpperCase() ? 0 : 1);
      return name;
    })
    .join(' ');
const at = (entries: ReturnType<typeof contents>, name: string) => entries.findIndex((entry) => entry.name === name);

describe('in the contents of an issue', () => {
  test.each<[string, string, Step, string]>([
    ['X a b Y c', 'b', 'up', 'X b a Y c'],
    ['X a b Y c', 'b', 'down', 'X a Y b c'],
    ['X a b Y c', 'c', 'up', 'X a b c Y'],
    ['X a Y Z c', 'c', 'up', 'X a Y c Z'],
    ['X a b Y c', 'Y', 'up', 'Y c X a b'],
    ['X a b Y c', 'X', 'down', 'Y c X a b'],
    ['X a b Y c', 'a', 'up', 'X a b Y c'],
    ['X a b Y c', 'c', 'down', 'X a b Y c'],
    ['X a b Y c', 'X', 'up', 'X a b Y c'],
  ])('of “%s” %s goes %s: “%s”', (before, name, step, after) => {
    const entries = contents(before);
    const moved = contentsMoves.stepped(entries, at(entries, name), step);
    expect(written(moved.entries)).toBe(after);
    expect(moved.entries[moved.place]?.name).toBe(name);
    expect(moved.entries === entries).toBe(before === after);
  });

  test.each<[string, string, string, Side, string]>([
    ['X a b Y c', 'a', 'c', 'before', 'X b Y a c'],
    ['X a b Y c', 'a', 'c', 'after', 'X b Y c a'],
    ['X a b Y c', 'a', 'Y', 'inside', 'X b Y c a'],
    ['X a b Y c', 'a', 'Y', 'after', 'X b Y a c'],
    ['X a b Y c', 'c', 'Y', 'before', 'X a b c Y'],
    ['X a b Y c', 'c', 'X', 'before', 'X a b Y c'],
    ['X a b Y c Z', 'X', 'c', 'before', 'Y c X a b Z'],
    ['X a b Y c Z', 'Z', 'a', 'after', 'Z X a b Y c'],
    ['X a b Y c', 'X', 'b', 'after', 'X a b Y c'],
    ['X a b Y c', 'a', 'a', 'inside', 'X a b Y c'],
  ])('of “%s” %s dropped at %s (%s) gives “%s”', (before, name, target, side, after) => {
    const entries = contents(before);
    const moved = contentsMoves.dropped(entries, at(entries, name), at(entries, target), side);
    expect(written(moved.entries)).toBe(after);
    expect(moved.entries[moved.place]?.name).toBe(name);
  });
});
