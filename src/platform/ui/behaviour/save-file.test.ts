import { expect, test } from 'vitest';
import { nameIn } from './save-file.ts';

test.each([
  [`attachment; filename="_.bib"; filename*=UTF-8''%E5%85%89.bib`, '光.bib'],
  [`attachment; filename*=UTF-8''a%20b.ris; x=1`, 'a b.ris'],
  [`attachment; filename*=UTF-8''%E5%.ris`, undefined],
  ['attachment', undefined],
  [null, undefined],
])('a file is saved under the name that the server gives it: %s', (disposition, name) => {
  expect(nameIn(disposition)).toBe(name);
});
