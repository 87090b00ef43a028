import { describe, expect, test } from 'vitest';
import { topicsOf } from './alert.ts';
import { codeProblem, emailProblem, topicsProblem } from './subscription-rules.ts';

const wanted = { types: [], keywords: [], columns: [] } as const;

describe('the address of a subscription', () => {
  test.each(['reader@example.org', 'first.last+alerts@mail.example.org', ' padded@example.org '])(
    '%s is one',
    (given) => expect(emailProblem(given)).toBeUndefined(),
  );
  test.each([
    '',
    'reader',
    'reader@',
    '@example.org',
    'a b@example.org',
    'reader@example',
    'a@b..org',
    'x@y.z\nBcc: all@example.org',
    '<a@b.org>',
    `${'a'.repeat(250)}@b.org`,
  ])('%j is none', (given) => expect(emailProblem(given)).toEqual({ field: 'email', code: 'subscriptionEmailFormat' }));
});

test('a code must be filled in', () => {
  expect(codeProblem(' ')).toEqual({ field: 'code', code: 'verificationCodeRequired' });
  expect(codeProblem('123456')).toBeUndefined();
});

describe('what is subscribed to', () => {
  test('something must be chosen', () => {
    expect(topicsProblem([], [])).toEqual({ field: 'type', code: 'selectFirst' });
    expect(topicsProblem(['keywords'], topicsOf({ ...wanted, types: ['keywords'], keywords: ['  '] }))).toEqual({
      field: 'keywords',
      code: 'selectFirst',
    });
  });

  test.each([
    ['keywords', 'keywords'],
    ['column', 'columns'],
  ] as const)('%s: five at most', (type, field) => {
    const chosen = (many: number) =>
      topicsProblem(
        [type],
        topicsOf({ ...wanted, types: [type], [field]: Array.from({ length: many }, (_, n) => `word ${n}`) }),
      );
    expect(chosen(5)).toBeUndefined();
    expect(chosen(6)).toEqual({ field, code: 'chooseMaximumFive' });
  });

  test('a word that is typed twice, with other spaces, is chosen once', () => {
    const topics = topicsOf({ ...wanted, types: ['keywords'], keywords: ['solar  cell', ' solar cell ', 'laser'] });
    expect(topics.map(({ subject }) => subject)).toEqual(['solar cell', 'laser']);
  });

  test('a keyword is not counted where keywords were not chosen', () => {
    expect(topicsOf({ ...wanted, types: ['current'], keywords: ['laser'], journal: '7' })).toEqual([
      { what: 'current', subject: '7' },
    ]);
  });

  test.each(['光'.repeat(101), '?!'])('%j is no keyword', (word) => {
    const topics = topicsOf({ ...wanted, types: ['keywords'], keywords: [word] });
    expect(topicsProblem(['keywords'], topics)).toEqual({ field: 'keywords', code: 'incorrectContent' });
  });
});
