import { expect, test } from 'vitest';
import { maskedMobile, profileProblems } from './profile.ts';

test('a name is required and format-checked, research fields are required and at most 5', () => {
  expect(profileProblems({ name: '林晓', researchField: ['光学'] })).toEqual([]);
  expect(profileProblems({})).toEqual([]);
  expect(profileProblems({ name: ' ', researchField: [] })).toEqual([
    { field: 'name', problem: 'nameRequired' },
    { field: 'researchFields', problem: 'researchFieldRequired' },
  ]);
  expect(profileProblems({ name: '<b>' })).toEqual([{ field: 'name', problem: 'nameFormat' }]);
  expect(profileProblems({ researchField: ['a', 'b', 'c', 'd', 'e', 'f'] })).toEqual([
    { field: 'researchFields', problem: 'chooseMaximumFive' },
  ]);
});

test('of a mobile number four figures in the middle are hidden', () => {
  expect(maskedMobile('13812345678')).toBe('138****5678');
  expect(maskedMobile('+8613812345678')).toBe('+86138****5678');
  expect(maskedMobile('12345')).toBe('12345');
  expect(maskedMobile(null)).toBe('');
});
