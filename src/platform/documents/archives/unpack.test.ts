import { expect, test } from 'vitest';
import { safePath } from './open-package.ts';

test('a path inside the package is taken', () => {
  expect(safePath('one/two.xml')).toBe('one/two.xml');
  expect(safePath('./one//two.xml')).toBe('one/two.xml');
  expect(safePath('one\\two.xml')).toBe('one/two.xml');
});

test.each(['../etc/passwd', '/etc/passwd', 'a/../../b', 'C:/x', 'a\0b', '', '.', 'x'.repeat(2_000)])(
  'a path that leads out of the package is refused: %j',
  (path) => {
    expect(safePath(path)).toBeUndefined();
  },
);
