import { expect, test } from 'vitest';
import { sampleReading } from '../sample-article.ts';
import { subjectsOf } from './journal.ts';

const group = (type: string, name: string, inside = '') =>
  `<subj-group subj-group-type="${type}"><subject>${name}</subject>${inside}</subj-group>`;
const read = (groups: string) =>
  subjectsOf(sampleReading({ meta: `<article-categories>${groups}</article-categories>` }));

test('headings are subjects and the display channel is the part of the journal', () => {
  const found = read(group('display-channel', 'Research Article') + group('heading', 'Cell Biology'));
  expect(found.part).toEqual({ en: 'Research Article' });
  expect(found.subjects).toMatchObject([
    {
      kind: 'subject',
      key: 'cell biology',
      onlyIfMissing: true,
      titles: { en: 'Cell Biology' },
      details: { code: 'cell biology' },
    },
  ]);
});

test('a narrower subject stands below its broader one', () => {
  const found = read(group('heading', 'Biology', group('heading', 'Genetics')));
  expect(found.subjects[1]?.details).toEqual({ code: 'genetics', parent: { kind: 'subject', key: 'biology' } });
});

test('preprint servers have their own way', () => {
  const found = read(group('heading', 'New Results') + group('hwp-journal-coll', 'Neuroscience'));
  expect(found.part).toEqual({ en: 'New Results' });
  expect(found.subjects.map(({ key }) => key)).toEqual(['neuroscience']);
});
