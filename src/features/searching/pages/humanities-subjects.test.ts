import { expect, test } from 'vitest';
import { isOfHumanities } from './humanities-subjects.ts';

test.each([
  { code: 'sociology', names: {} },
  { code: '840', names: { zh: '社会学' } },
  { code: 'x', names: { en: 'History of science' } },
])('$code $names is a subject of the humanities and social sciences', (subject) => {
  expect(isOfHumanities(subject)).toBe(true);
});

test.each([
  { code: 'optics', names: { zh: '光学', en: 'Optics' } },
  { code: 'particle physics', names: {} },
])('$code is not', (subject) => {
  expect(isOfHumanities(subject)).toBe(false);
});
