import { expect, test } from 'vitest';
import { formGuess, guessInForm, withGuess } from './guess.ts';
import { unlooked } from './sending-problems.ts';
import { plainDetails } from './submission.ts';

test('what a file says is put into the form as the form has it', () => {
  const guess = formGuess({
    language: 'zh',
    titles: { value: { zh: '样例', en: 'A sample' }, from: 'style' },
    authors: {
      value: [
        {
          names: { zh: '张样例' },
          affiliations: ['样例大学', '样例研究所'],
          email: 'zhang@sample.org',
          isCorresponding: true,
        },
        { names: { en: 'Sample Author' }, affiliations: ['Sample University'] },
      ],
      from: 'typography',
    },
  });
  expect(guess).toEqual({
    written: 'zh',
    titles: { zh: '样例', en: 'A sample' },
    authors: [
      {
        name: { zh: '张样例' },
        affiliation: { zh: '样例大学; 样例研究所' },
        email: 'zhang@sample.org',
        orcid: '',
        isCorresponding: true,
      },
      {
        name: { en: 'Sample Author' },
        affiliation: { en: 'Sample University' },
        email: '',
        orcid: '',
        isCorresponding: false,
      },
    ],
  });
});

test('what a file does not say stays empty', () => {
  expect(formGuess({})).toEqual({});
});

const read = { written: 'zh', titles: { zh: '样例' }, keywords: { zh: ['光'] } } as const;

test('what the author left empty is filled from the file and has to be looked at', () => {
  const details = withGuess({ ...plainDetails('en'), looked: ['titles'] }, read);
  expect(details).toMatchObject({ written: 'zh', titles: { zh: '样例' }, keywords: { zh: ['光'] }, looked: [] });
  expect(unlooked(read, details.looked)).toEqual(['titles', 'keywords']);
});

test('what the author wrote stays, and needs no second look', () => {
  const written = { ...plainDetails('en'), titles: { en: 'My own title' } };
  expect(withGuess(written, read)).toMatchObject({ written: 'en', titles: { en: 'My own title' } });
  expect(guessInForm(written, read)).toEqual({ written: 'zh', keywords: { zh: ['光'] } });
});
