import { expect, test } from 'vitest';
import { albumNameProblem, cleanName } from './album-name.ts';

test('an album’s name loses what nobody sees', () => {
  expect(cleanName('  光学\n\t papers \u0007')).toBe('光学 papers');
});

test('an album needs a name of at most 100 characters, however they are written', () => {
  expect(albumNameProblem(' \n ')).toBe('nameRequired');
  expect(albumNameProblem('a')).toBeUndefined();
  expect(albumNameProblem('𝛼'.repeat(100))).toBeUndefined();
  expect(albumNameProblem('a'.repeat(101))).toBe('nameTooLong');
});
