import { expect, test } from 'vitest';
import { cleanComment, commentProblem, visibleName } from './comment-rules.ts';

test('a comment keeps its lines and loses what nobody sees', () => {
  expect(cleanComment(' One\r\ntwo\u0007\n\n\n\nthree ')).toBe('One\ntwo\n\nthree');
});

test('a comment has between one and 1000 characters, however they are written', () => {
  expect(commentProblem(' \n\u0000 ')).toBe('required');
  expect(commentProblem('好')).toBeUndefined();
  expect(commentProblem('𝛼'.repeat(1_000))).toBeUndefined();
  expect(commentProblem('a'.repeat(1_001))).toBe('tooLong');
});

test.each([
  ['light-reader', 'light-reader'],
  ['读者2026', '读者2026'],
  ['13900000001', '139****01'],
  ['reader@example.org', 're***'],
])('the member %s is shown as %s', (userName, name) => {
  expect(visibleName(userName)).toBe(name);
});
