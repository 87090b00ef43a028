import { expect, test } from 'vitest';
import { readPlaces, withPlace } from './reading-places.ts';

const place = (article: string, at = 0) => ({ article, anchor: 's2', title: 'Methods', at });

test('an article has one place, the newest', () => {
  const places = withPlace([place('1', 5), place('2', 4)], { ...place('2', 9), anchor: 's3' });
  expect(places.map(({ article, anchor }) => [article, anchor])).toEqual([
    ['2', 's3'],
    ['1', 's2'],
  ]);
});

test('fifty places are kept, for three months', () => {
  const many = Array.from({ length: 60 }, (_, number) => place(String(number), 1));
  expect(withPlace(many, place('new', 2))).toHaveLength(50);
  expect(withPlace([place('old', 0)], place('new', 91 * 24 * 3_600_000))).toHaveLength(1);
});

test.each([null, '', '{', '{}', '[1, null, {"article":1}]'])('%s in the storage counts as nothing', (kept) => {
  expect(readPlaces(kept)).toEqual([]);
});
