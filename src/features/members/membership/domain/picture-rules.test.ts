import { expect, test } from 'vitest';
import { pictureProblem } from './picture-rules.ts';

const megabyte = 1_048_576;

test.each(['image/jpeg', 'image/png', 'image/bmp'])('an avatar may be %s', (type) => {
  expect(pictureProblem('avatar', { type, bytes: 1 })).toBeUndefined();
});

test.each(['image/jpeg', 'image/png'])('an album cover may be %s', (type) => {
  expect(pictureProblem('cover', { type, bytes: 1 })).toBeUndefined();
});

test('other types are refused, for a cover also BMP', () => {
  for (const type of ['image/gif', 'image/webp', 'image/svg+xml', 'text/html', ''])
    expect(pictureProblem('avatar', { type, bytes: 1 })).toBe('avatarType');
  expect(pictureProblem('cover', { type: 'image/bmp', bytes: 1 })).toBe('coverType');
});

test('an avatar is under 5M', () => {
  expect(pictureProblem('avatar', { bytes: 5 * megabyte - 1 })).toBeUndefined();
  expect(pictureProblem('avatar', { bytes: 5 * megabyte })).toBe('avatarTooLarge');
});

test('an album cover is up to 3M', () => {
  expect(pictureProblem('cover', { bytes: 3 * megabyte })).toBeUndefined();
  expect(pictureProblem('cover', { bytes: 3 * megabyte + 1 })).toBe('coverTooLarge');
});
