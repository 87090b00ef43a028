import { nameProblem, type Problem, researchFieldsProblem } from '../../../../platform/kernel/person-rules.ts';
import { codeProblem } from './code-rules.ts';
import { newPasswordProblem } from './password-rules.ts';
import { readReceiver } from './receiver.ts';
import { userNameProblem } from './user-name-rules.ts';

export interface RegistrationForm {
  readonly userName: string;
  readonly name: string;
  readonly receiver: string;
  readonly code: string;
  readonly password: string;
  readonly confirmPassword: string;
  readonly researchFields: readonly string[];
  readonly agreed: boolean;
}

export type RegistrationField = keyof RegistrationForm;

const receiverProblem = (given: string): Problem => {
  const read = readReceiver(given);
  return read.ok ? undefined : read.failure;
};

const rules: { readonly [Field in RegistrationField]: (form: RegistrationForm) => Problem } = {
  userName: ({ userName }) => userNameProblem(userName),
  name: ({ name }) => nameProblem(name),
  receiver: ({ receiver }) => receiverProblem(receiver),
  code: ({ code }) => codeProblem(code),
  password: ({ password, userName }) => newPasswordProblem({ password, confirmation: password, userName }),
  confirmPassword: ({ password, confirmPassword }) => (password === confirmPassword ? undefined : 'passwordMismatch'),
  researchFields: ({ researchFields }) => researchFieldsProblem(researchFields),
  agreed: ({ agreed }) => (agreed ? undefined : 'agreementNotAccepted'),
};

/** What is wrong, field by field, in the order of the form. */
export const registrationProblems = (
  form: RegistrationForm,
): readonly { readonly field: RegistrationField; readonly problem: NonNullable<Problem> }[] =>
  (Object.keys(rules) as RegistrationField[]).flatMap((field) => {
    const problem = rules[field](form);
    return problem ? [{ field, problem }] : [];
  });
