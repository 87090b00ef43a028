import { expect, test } from 'vitest';
import { nastyInputs } from './search-inputs.ts';

test('the same seed and number give the same input, others another', () => {
  expect(nastyInputs(7, 12)).toEqual(nastyInputs(7, 12));
  expect(nastyInputs(7, 13)).not.toEqual(nastyInputs(7, 12));
  expect(nastyInputs(8, 12)).not.toEqual(nastyInputs(7, 12));
});

test('among a thousand inputs are operators, quotes, emoji, direction marks, zero bytes, broken letters, SQL and over-long texts', () => {
  const texts = Array.from({ length: 1_000 }, (_, number) => String(nastyInputs(1, number).q));
  for (const piece of ['AND', '"', '😀', '\u202e', '\0', "' or 1=1", '*', '{"match_all"'])
    expect(
      texts.some((text) => text.includes(piece)),
      piece,
    ).toBe(true);
  expect(texts.some((text) => !text.isWellFormed())).toBe(true);
  expect(texts.some((text) => text.length > 150)).toBe(true);
  expect(texts.filter((text) => text.length <= 150).length).toBeGreaterThan(700);
});
