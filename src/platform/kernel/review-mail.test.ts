import { expect, test } from 'vitest';
import { filledPlaces, hasSoundPlaces } from './review-mail.ts';

test.each([
  ['Dear {name}, please review {title} by {dueOn}.', ['title', 'dueOn'], true],
  ['Please review {title}.', ['title', 'dueOn'], false],
  ['Dear {nmae}, {title}', ['title'], false],
  ['Dear {name, {title}', ['title'], false],
  ['{title} }', ['title'], false],
  ['{}{title}', ['title'], false],
  ['No place at all', [], true],
])('whether the places of a text are sound: %s', (text, needed, isSound) => {
  expect(hasSoundPlaces(text, needed)).toBe(isSound);
});

test('what is filled in is not filled in once more', () => {
  expect(filledPlaces('{name}: {title} at {site}', { name: '{title}', title: 'T', site: 'S' })).toBe('{title}: T at S');
});
