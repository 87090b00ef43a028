import { expect, test } from 'vitest';
import { publicOrigins } from './public-origin.ts';

const origins = (port?: number, scheme: 'http' | 'https' = 'https') =>
  publicOrigins({ IMPRINT_PUBLIC_SCHEME: scheme, IMPRINT_PUBLIC_PORT: port, IMPRINT_MAIN_DOMAIN: 'example.org' });

test('a site is at home under its own name, with the scheme and port of the installation', () => {
  const site = { sld: 'optics', domain: 'example.org' };
  expect(origins().ofSite(site)).toBe('https://optics.example.org');
  expect(origins(443).ofSite(site)).toBe('https://optics.example.org');
  expect(origins(8080, 'http').ofSite(site)).toBe('http://optics.example.org:8080');
});

test.each(['', 'a b', 'x@evil.example', 'evil.example/path', 'evil.example:1337', '#'])(
  'a host that can be none is the main domain: "%s"',
  (host) => {
    expect(origins().ofHost(host)).toBe('https://example.org');
  },
);
