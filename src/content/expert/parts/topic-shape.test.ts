import { expect, test } from 'vitest';
import { topicShape } from './topic-shape.ts';

test('all topics stand over the same years and on the same scale', () => {
  const shape = topicShape([
    { name: 'laser', years: [{ year: 2021, papers: 4 }] },
    { name: 'fibre', years: [{ year: 2024, papers: 2 }] },
  ]);
  expect(shape?.years).toEqual([2021, 2022, 2023, 2024]);
  expect(shape?.rows.map(({ counts }) => counts)).toEqual([
    [4, 0, 0, 0],
    [0, 0, 0, 2],
  ]);
  const [laser, fibre] = shape?.rows.map(({ bars }) => bars[0]) ?? [];
  expect(laser?.tall).toBe((fibre?.tall ?? 0) * 2);
});

test('of a long life the last twenty years are drawn; without topics nothing is', () => {
  const years = Array.from({ length: 40 }, (_, place) => ({ year: 1980 + place, papers: 1 }));
  expect(topicShape([{ name: 'laser', years }])?.years[0]).toBe(2000);
  expect(topicShape([])).toBeNull();
});
