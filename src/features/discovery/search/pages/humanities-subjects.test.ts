import { expect, test } from 'vitest';
import { facetsWithin, isOfHumanities } from './humanities-subjects.ts';

test.each([
  { code: 'sociology', names: {} },
  { code: '840', names: { zh: '社会学' } },
  { code: 'x', names: { en: 'History of science' } },
  { code: 'x', names: { en: 'Art, Design' } },
  { code: 'law', names: {} },
])('$code $names is a subject of the humanities and social sciences', (subject) => {
  expect(isOfHumanities(subject)).toBe(true);
});

test.each([
  { code: 'optics', names: { zh: '光学', en: 'Optics' } },
  { code: 'particle physics', names: {} },
  { code: 'artificial intelligence', names: {} },
  { code: 'lawn ecology', names: {} },
])('$code is not', (subject) => {
  expect(isOfHumanities(subject)).toBe(false);
});

test('a reader’s choice narrows the list, and never leads out of these subjects', () => {
  const subjects = ['subject:1', 'subject:2'];
  expect(facetsWithin([], subjects)).toEqual(subjects);
  expect(facetsWithin(['keyword:light', 'subject:2'], subjects)).toEqual(['keyword:light', 'subject:2']);
  expect(facetsWithin(['subject:9'], subjects)).toEqual(subjects);
});
