import { expect, test } from 'vitest';
import { isLicenceAllowed } from './licence-rule.ts';

test('a licence of the list is allowed, for what is shipped and for tools', () => {
  expect(isLicenceAllowed('MIT', false)).toBe(true);
  expect(isLicenceAllowed('(MIT OR GPL-3.0-only)', false)).toBe(true);
});

test('a licence that asks more of those who ship it is refused', () => {
  for (const licence of ['GPL-3.0-only', 'AGPL-3.0-only', 'MIT AND GPL-2.0-only', 'SSPL-1.0', 'none stated'])
    expect(isLicenceAllowed(licence, true)).toBe(false);
});

test('MPL-2.0 is allowed in tools, not in what is shipped', () => {
  expect(isLicenceAllowed('MPL-2.0', true)).toBe(true);
  expect(isLicenceAllowed('MPL-2.0', false)).toBe(false);
});

test('LGPL is allowed for libvips alone, which anyone can exchange', () => {
  expect(isLicenceAllowed('Apache-2.0 AND LGPL-3.0-or-later', false, '@img/sharp-win32-x64')).toBe(true);
  expect(isLicenceAllowed('LGPL-3.0-or-later', false, 'another-package')).toBe(false);
});
