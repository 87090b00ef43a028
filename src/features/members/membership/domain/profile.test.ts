import { expect, test } from 'vitest';
import { profileProblems } from './profile.ts';

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
