import { expect, test } from 'vitest';
import { type ComparedVersion, factChanges } from './fact-changes.ts';

const version = (more: Partial<ComparedVersion>): ComparedVersion => ({
  number: 1,
  value: 0,
  titles: { en: 'Bent light' },
  summaries: {},
  publishDate: '2026-01-01',
  body: null,
  facts: {},
  ...more,
});
const name = (names: { [language: string]: string | undefined }) => names.en ?? '';
const changes = (before: Partial<ComparedVersion>, after: Partial<ComparedVersion>) =>
  factChanges(version(before), version(after), name);

test('titles and abstracts are compared word by word in each language', () => {
  expect(changes({ titles: { en: 'Bent light', zh: '光' } }, { titles: { en: 'Bent red light', zh: '光' } })).toEqual([
    {
      field: 'title',
      language: 'en',
      form: 'words',
      pieces: [
        { kind: 'same', text: 'Bent ' },
        { kind: 'inserted', text: 'red ' },
        { kind: 'same', text: 'light' },
      ],
    },
  ]);
  expect(changes({}, { summaries: { en: 'Short.' } })).toMatchObject([
    { field: 'abstract', pieces: [{ kind: 'inserted', text: 'Short.' }] },
  ]);
});

test('authors and keywords are compared as entries', () => {
  const facts = (authors: string[], keywords: string[]) => ({
    facts: { authors: authors.map((en) => ({ en })), keywords: { en: keywords } },
  });
  expect(changes(facts(['Li', 'Wu'], ['lens']), facts(['Li', 'Qi', 'Wu'], ['mirror']))).toMatchObject([
    { field: 'authors', form: 'list', pieces: [{ text: 'Li' }, { kind: 'inserted', text: 'Qi' }, { text: 'Wu' }] },
    {
      field: 'keywords',
      language: 'en',
      pieces: [
        { kind: 'deleted', text: 'lens' },
        { kind: 'inserted', text: 'mirror' },
      ],
    },
  ]);
});

test('of what one version does not know nothing changed', () => {
  expect(
    changes({ facts: {} }, { facts: { licence: 'https://creativecommons.org/licenses/by/4.0/', authors: [] } }),
  ).toEqual([]);
  expect(changes({ facts: { licence: null } }, { facts: { licence: 'https://example.org/' } })).toMatchObject([
    { field: 'licence', pieces: [{ kind: 'inserted' }] },
  ]);
});

test('the date of publication is told once', () => {
  const dates = { received: null, revised: null, accepted: null, printed: null };
  const dated = (online: string) => ({ publishDate: online, facts: { dates: { ...dates, online } } });
  expect(changes(dated('2026-01-01'), dated('2026-02-01')).map(({ field }) => field)).toEqual(['online']);
  expect(changes({}, { publishDate: '2026-02-01' }).map(({ field }) => field)).toEqual(['published']);
});
