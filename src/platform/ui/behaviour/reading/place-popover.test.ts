import { expect, test } from 'vitest';
import { placePopover } from './place-popover.ts';

const view = { width: 1000, height: 800 };
const popover = { left: 0, top: 0, width: 300, height: 120 };
const link = (left: number, top: number) => ({ left, top, width: 20, height: 20 });

test('it stands below the citation, in the middle', () => {
  expect(placePopover(link(500, 100), popover, view)).toEqual({ left: 360, top: 128 });
});

test('without room below it stands above', () => {
  expect(placePopover(link(500, 760), popover, view)).toEqual({ left: 360, top: 632 });
});

test.each([
  [0, 8],
  [990, 692],
])('at the edge (%i) it stays inside the window', (left, expected) => {
  expect(placePopover(link(left, 100), popover, view).left).toBe(expected);
});

test('in a window that is too low it stays at the top', () => {
  expect(placePopover(link(100, 40), popover, { width: 1000, height: 100 }).top).toBe(8);
});
