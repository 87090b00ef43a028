import { expect, test } from 'vitest';
import { licenceName } from './licence-name.ts';

test.each([
  ['https://creativecommons.org/licenses/by/4.0/', 'CC BY 4.0'],
  ['http://creativecommons.org/licenses/by-nc-nd/3.0', 'CC BY-NC-ND 3.0'],
  ['https://creativecommons.org/publicdomain/zero/1.0/', 'CC0 1.0'],
  ['https://example.org/licence/', 'example.org/licence'],
])('%s is called %s', (address, name) => {
  expect(licenceName(address)).toBe(name);
});
