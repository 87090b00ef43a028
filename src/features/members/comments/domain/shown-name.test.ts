import { expect, test } from 'vitest';
import { shownName } from './shown-name.ts';

test.each([
  ['light-reader', 'light-reader'],
  ['读者2026', '读者2026'],
  ['13900000001', '139****01'],
  ['reader@example.org', 're***'],
])('the member %s is shown as %s', (userName, shown) => {
  expect(shownName(userName)).toBe(shown);
});
