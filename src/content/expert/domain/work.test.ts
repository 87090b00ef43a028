import { expect, test } from 'vitest';
import { fieldsIn, tiesAmong, topicsOverTime } from './work.ts';

const paper = (year: number | null, en: readonly string[], zh: readonly string[] = []) => ({
  year,
  keywords: { ...(en.length > 0 && { en }), ...(zh.length > 0 && { zh }) },
});

test('topics are counted by year, the most common first, whatever the case of their letters', () => {
  expect(
    topicsOverTime([paper(2026, ['Laser', 'fibre']), paper(2026, ['laser']), paper(2024, ['laser', 'Laser'])], ['en']),
  ).toEqual([
    {
      name: 'Laser',
      papers: 3,
      years: [
        { year: 2024, papers: 1 },
        { year: 2026, papers: 2 },
      ],
    },
    { name: 'fibre', papers: 1, years: [{ year: 2026, papers: 1 }] },
  ]);
});

test('a paper speaks the reader’s language where it can, else its own', () => {
  const papers = [paper(2026, ['laser'], ['激光']), paper(2025, ['mirror'])];
  expect(topicsOverTime(papers, ['zh', 'en']).map(({ name }) => name)).toEqual(['激光', 'mirror']);
});

test('a paper without a date stands in no year, and eight topics are enough', () => {
  expect(topicsOverTime([paper(null, ['laser'])], ['en'])).toEqual([]);
  const many = Array.from({ length: 20 }, (_, place) => `topic ${place}`);
  expect(topicsOverTime([paper(2026, many)], ['en'])).toHaveLength(8);
});

test('co-authors who also wrote with each other are tied by the number of those papers', () => {
  expect(
    tiesAmong([
      { id: 'a', places: [1, 2, 3] },
      { id: 'b', places: [2, 3] },
      { id: 'c', places: [9] },
    ]),
  ).toEqual([{ between: ['a', 'b'], papers: 2 }]);
});

test('research fields are told apart, in whichever way they are stored', () => {
  expect(fieldsIn('fibre lasers; sensing；')).toEqual(['fibre lasers', 'sensing']);
  expect(fieldsIn(['one', ' '])).toEqual(['one']);
  expect(fieldsIn(undefined)).toEqual([]);
});
