import type { Problem } from '../../../../platform/kernel/person-rules.ts';

const form = /^[\p{L}\d][\p{L}\p{M}\d._-]{1,29}$/u;
/** Who logs in writes a name, a phone number or an address into one field: a name must look like neither of the others. */
const likeNumber = /^[\d._-]+$/;

export const userNameProblem = (given: string): Problem => {
  const name = given.trim();
  if (name === '') return 'userNameRequired';
  return form.test(name) && !likeNumber.test(name) ? undefined : 'userNameFormat';
};
