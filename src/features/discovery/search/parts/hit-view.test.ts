import { expect, test } from 'vitest';
import { type HitView, markedAs } from './hit-view.ts';

const hit = {
  highlights: {
    'title.en': ['White <mark>light</mark> from R&amp;D'],
    summary: ['<mark>light</mark>'],
  },
} as unknown as HitView;

test('a title is marked by the match in its own words, never replaced by a match in another language', () => {
  expect(markedAs(hit, 'White light from R&D')).toBe('White <mark>light</mark> from R&amp;D');
  expect(markedAs(hit, '白光')).toBeUndefined();
  expect(markedAs(hit, 'light')).toBeUndefined();
});
