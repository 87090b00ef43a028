import { nameProblem, type Problem, researchFieldsProblem } from '../../../../platform/kernel/person-rules.ts';

export const genders = ['male', 'female'] as const;
export type Gender = (typeof genders)[number];

/** What members say of themselves, and may change here. Mobile number and e-mail are proven by a code elsewhere. */
export interface Profile {
  readonly name: string;
  readonly gender: Gender | null;
  readonly region: string;
  readonly major: string;
  readonly institution: string;
  readonly researchField: readonly string[];
}

export const longestLine = 100;

export type ProfileField = 'name' | 'researchFields';

/** Every field that is wrong, in the order of the form. What is not given is not changed, and not wrong. */
export function profileProblems(
  given: Partial<Profile>,
): { readonly field: ProfileField; readonly problem: NonNullable<Problem> }[] {
  const found: { field: ProfileField; problem: Problem }[] = [
    { field: 'name', problem: given.name === undefined ? undefined : nameProblem(given.name) },
    {
      field: 'researchFields',
      problem: given.researchField === undefined ? undefined : researchFieldsProblem(given.researchField),
    },
  ];
  return found.flatMap(({ field, problem }) => (problem ? [{ field, problem }] : []));
}
