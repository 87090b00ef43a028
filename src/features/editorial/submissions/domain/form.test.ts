import { expect, test } from 'vitest';
import { fieldLanguages, keywordsIn, referencesIn, stepAt, stepsOf, writtenOrcid } from './form.ts';
import { plainDetails } from './submission.ts';

test('the form asks in the language of the work, in those that the site prints, and in those that a file had', () => {
  expect(fieldLanguages(plainDetails('en'), ['zh', 'en'])).toEqual(['en', 'zh']);
  expect(fieldLanguages(plainDetails('de'), ['en'])).toEqual(['de', 'en']);
  expect(fieldLanguages({ ...plainDetails('zh'), abstracts: { fra: 'Résumé' }, titles: { de: '' } }, ['zh'])).toEqual([
    'zh',
    'fra',
  ]);
});

test('a video has no references, and an address that names no step begins at the file', () => {
  expect(stepsOf('video')).not.toContain('references');
  expect(stepAt('video', 'references')).toBe('file');
  expect(stepAt('manuscript', undefined)).toBe('file');
  expect(stepAt('manuscript', 'authors')).toBe('authors');
});

test.each([
  ['lasers; optics, light', ['lasers', 'optics', 'light']],
  ['激光；光学、光', ['激光', '光学', '光']],
  ['ليزر، ضوء؛', ['ليزر', 'ضوء']],
  [' ; ', []],
])('keywords %j are %j', (line, keywords) => {
  expect(keywordsIn(line)).toEqual(keywords);
});

test('a list of references loses its numbers, not its years', () => {
  expect(referencesIn('[1] Sample A. 2020.\n\n2. Sample B.\n1984 was a year\n3、示例')).toEqual([
    'Sample A. 2020.',
    'Sample B.',
    '1984 was a year',
    '示例',
  ]);
});

test.each([
  ['https://orcid.org/0000-0002-1825-0097', '0000-0002-1825-0097'],
  ['0000000218250097', '0000-0002-1825-0097'],
  ['0000-0002-1694-233x', '0000-0002-1694-233X'],
  ['not one', 'not one'],
])('the ORCID %j is kept as %j', (given, kept) => {
  expect(writtenOrcid(given)).toBe(kept);
});
