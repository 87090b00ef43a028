import { expect, test } from 'vitest';
import { isProseLink } from './prose-link.ts';

test.each(['https://www.doi.org/', 'http://example.org/a?b', 'mailto:editor@example.org', '/about', '/'])(
  'a text may link to %s',
  (address) => expect(isProseLink(address)).toBe(true),
);

test.each([
  'javascript:x()',
  'data:text/html,x',
  '//evil.example',
  '/\\evil.example',
  'ftp://x',
  'about',
  'mailto:',
  '',
])('a text may not link to %s', (address) => expect(isProseLink(address)).toBe(false));
