import { expect, test } from 'vitest';
import { isLibraryAddress } from './library-address.ts';

test.each([
  'https://resolver.example.edu/openurl',
  'https://resolver.example.edu:8443/sfx?institution=7',
  'https://proxy.example.edu/login?url=',
  'https://xn--bcher-kva.example/',
])('%s may be the address of a library’s system', (given) => expect(isLibraryAddress(given)).toBe(true));

test.each([
  '',
  'http://resolver.example.edu/',
  'HTTPS://resolver.example.edu/',
  '//resolver.example.edu/',
  'javascript:alert(1)',
  'https:resolver.example.edu',
  'https://user:secret@resolver.example.edu/',
  'https://optics.localhost@evil.example/',
  'https://localhost/',
  'https://192.0.2.7/',
  'https://3221225991/',
  'https://[2001:db8::1]/',
  'https://resolver.example.edu/#there',
  'https://resolver.example.edu\\@evil.example/',
  'https://resolver.example.edu/ a',
  'https://resolver.example.edu/\n',
  `https://resolver.example.edu/${'a'.repeat(500)}`,
])('%j may not', (given) => expect(isLibraryAddress(given)).toBe(false));
