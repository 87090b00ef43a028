import { expect, test } from 'vitest';
import { currentSection } from './current-section.ts';

test('the section whose head has passed the upper quarter is being read', () => {
  expect(currentSection([-900, -20, 700], 800, false)).toBe(1);
  expect(currentSection([-900, 200, 700], 800, false)).toBe(1);
  expect(currentSection([-900, 201, 700], 800, false)).toBe(0);
});

test('before the first head nothing is being read', () => {
  expect(currentSection([400, 900], 800, false)).toBe(-1);
});

test('at the end of the page the last section is, however short it is', () => {
  expect(currentSection([-900, 300, 700], 800, true)).toBe(2);
});
