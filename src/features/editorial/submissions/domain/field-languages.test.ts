import { expect, test } from 'vitest';
import { fieldLanguages } from './field-languages.ts';
import { stepAt, stepsOf } from './form-steps.ts';
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
