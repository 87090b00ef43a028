import { expect, test } from 'vitest';
import type { SubmissionDetails } from '../fields.contract.ts';
import { sendingProblems, unlooked } from './sending-problems.ts';
import { plainDetails } from './submission.ts';

const complete: SubmissionDetails = {
  ...plainDetails('en'),
  titles: { en: 'A sample of light' },
  abstracts: { en: 'What we did.' },
  keywords: { en: ['light'] },
  authors: [
    { name: { en: 'Sample Author' }, email: 'author@sample.org', orcid: '', affiliation: {}, isCorresponding: true },
  ],
  declarations: { ...plainDetails('en').declarations, isOriginal: true, noInterests: true },
};
const required = {
  kind: 'manuscript' as const,
  details: complete,
  guess: null,
  files: [{ role: 'manuscript' as const }],
  lacksJournal: false,
};
const problemsOf = (change: object) =>
  sendingProblems({ ...required, ...change }).map(({ field, problem }) => `${field} ${problem}`);

test('a submission that says everything can be sent', () => {
  expect(problemsOf({})).toEqual([]);
});

test('an empty one is led from the file to the declarations', () => {
  expect(problemsOf({ details: plainDetails('zh'), files: [], lacksJournal: true })).toEqual([
    'file missing',
    'journal missing',
    'titles missing',
    'authors missing',
    'abstracts missing',
    'keywords missing',
    'declarations original',
    'declarations interests',
  ]);
});

test('a video needs a video, and no keywords', () => {
  const details = { ...complete, keywords: {} };
  expect(problemsOf({ kind: 'video', details })).toEqual(['file missing']);
  expect(problemsOf({ kind: 'video', details, files: [{ role: 'video' }] })).toEqual([]);
});

test('what was read out of a file is not sent unseen', () => {
  const guess = { titles: { en: 'A sample of light' }, references: ['One.'] };
  expect(problemsOf({ guess })).toEqual(['titles unlooked', 'references unlooked']);
  expect(unlooked(guess, ['titles', 'references'])).toEqual([]);
});

test('the corresponding author can be written to, and an ORCID proves itself', () => {
  const [author] = complete.authors;
  expect(problemsOf({ details: { ...complete, authors: [{ ...author, email: '' }] } })).toEqual(['authors email']);
  expect(problemsOf({ details: { ...complete, authors: [{ ...author, isCorresponding: false }] } })).toEqual([
    'authors corresponding',
  ]);
  expect(problemsOf({ details: { ...complete, authors: [{ ...author, orcid: '0000-0002-1825-0098' }] } })).toEqual([
    'authors orcid',
  ]);
  expect(problemsOf({ details: { ...complete, authors: [{ ...author, orcid: '0000-0002-1694-233X' }] } })).toEqual([]);
});
