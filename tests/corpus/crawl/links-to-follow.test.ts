import { expect, test } from 'vitest';
import { linksToFollow } from './links-to-follow.ts';

const links = [
  '/a?id=1&lang=zh',
  '/a?id=1&lang=en',
  '/cite?id=1&citationType=bibtex',
  '/issue?id=2',
  '/login?url=%2Fa',
];

test('an article is followed in one of its languages, the next one in the next', () => {
  expect(linksToFollow(links, 0)).toContain('/a?id=1&lang=zh');
  expect(linksToFollow(links, 1)).toContain('/a?id=1&lang=en');
  expect(linksToFollow(links, 1)).not.toContain('/a?id=1&lang=zh');
});

test('what stands alone is always followed, and a login without its way back', () => {
  for (const turn of [0, 1, 2])
    expect(linksToFollow(links, turn)).toEqual(
      expect.arrayContaining(['/cite?id=1&citationType=bibtex', '/issue?id=2', '/login']),
    );
});
