import { expect, test } from 'vitest';
import { formGuess } from './form-guess.ts';

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
        ...{ name: { zh: '张样例' }, affiliation: { zh: '样例大学; 样例研究所' } },
        ...{ email: 'zhang@sample.org', orcid: '', isCorresponding: true },
      },
      {
        ...{ name: { en: 'Sample Author' }, affiliation: { en: 'Sample University' } },
        ...{ email: '', orcid: '', isCorresponding: false },
      },
    ],
  });
});

test('what a file does not say stays empty', () => {
  expect(formGuess({})).toEqual({});
});
