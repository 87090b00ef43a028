import { expect, test } from 'vitest';
import { idOf } from '../../../platform/kernel/id.ts';
import { papersByYear, profileLists } from './profile-lists.ts';

const value = (value: string, label: string, count: number) => ({ value, label, count, chosen: false });
const cluster = (
  name: 'author' | 'institution' | 'keyword' | 'subject' | 'year',
  ...values: ReturnType<typeof value>[]
) => ({ name, values, more: 0 });

test('an institution is no partner of itself', () => {
  const lists = profileLists(
    'institution',
    ['1'],
    [cluster('institution', value('1', 'Own', 9), value('2', 'Other', 3))],
    'en',
  );
  expect(lists).toEqual([
    {
      key: 'institution.list.partners',
      entries: [{ name: 'Other', href: '/organDetails?columnId=2', count: 3 }],
    },
  ]);
});

test('who has a record leads to it, who has none to a search for the name', () => {
  const expert = idOf(1, 7);
  const [authors] = profileLists(
    'subject',
    [],
    [cluster('author', value(expert, 'Lin', 2), value('A "B" C', 'A "B" C', 1))],
    'en',
  );
  expect(authors?.entries.map(({ href }) => href)).toEqual([
    `/expertDetails?columnId=${expert}`,
    '/searchFrame?q=author%3A%22A++B++C%22',
  ]);
});

test('a term is not related to itself, however it is set', () => {
  const [near] = profileLists(
    'term',
    ['laser'],
    [cluster('keyword', value('Laser', 'Laser', 5), value('fibre', 'fibre', 2))],
    'en',
  );
  expect(near?.entries).toEqual([{ name: 'fibre', href: '/researchDetail?code=fibre', count: 2 }]);
});

test('a subject that several sites of a portal have is told once', () => {
  const [subjects] = profileLists(
    'institution',
    [],
    [cluster('subject', value('1', 'Optics', 5), value('2', 'Optics', 2))],
    'en',
  );
  expect(subjects?.entries).toEqual([{ name: 'Optics', href: '/subjectDetails?columnId=1', count: 7 }]);
});

test('papers by year come from the years that were counted', () => {
  expect(papersByYear([cluster('year', value('2025', '2025', 4))])).toEqual([{ year: 2025, papers: 4 }]);
  expect(papersByYear([])).toEqual([]);
});

test('readers get keywords that they can read, if there are any', () => {
  const keywords = [cluster('keyword', value('laser', 'laser', 5), value('激光', '激光', 5))];
  const keywordsFor = (language: 'zh' | 'ru') =>
    profileLists('subject', [], keywords, language)[0]?.entries.map(({ name }) => name);
  expect(keywordsFor('zh')).toEqual(['激光']);
  expect(keywordsFor('ru')).toEqual(['laser']);
  expect(profileLists('subject', [], [cluster('keyword', value('激光', '激光', 5))], 'en')[0]?.entries).toHaveLength(1);
});
