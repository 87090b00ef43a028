import { expect, test } from 'vitest';
import { unlooked } from './sending-problems.ts';
import { plainDetails } from './submission.ts';
import { guessInForm, withGuess } from './with-guess.ts';

const guess = { written: 'zh', titles: { zh: '样例' }, keywords: { zh: ['光'] } } as const;

test('what the author left empty is filled from the file and has to be looked at', () => {
  const details = withGuess({ ...plainDetails('en'), looked: ['titles'] }, guess);
  expect(details).toMatchObject({ written: 'zh', titles: { zh: '样例' }, keywords: { zh: ['光'] }, looked: [] });
  expect(unlooked(guess, details.looked)).toEqual(['titles', 'keywords']);
});

test('what the author wrote stays, and needs no second look', () => {
  const written = { ...plainDetails('en'), titles: { en: 'My own title' } };
  expect(withGuess(written, guess)).toMatchObject({ written: 'en', titles: { en: 'My own title' } });
  expect(guessInForm(written, guess)).toEqual({ written: 'zh', keywords: { zh: ['光'] } });
});
