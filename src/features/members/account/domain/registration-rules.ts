import type { FailureCode } from '../../../../platform/kernel/failure.ts';
import {
  emailProblem,
  mobileProblem,
  nameProblem,
  type Problem,
  researchFieldsProblem,
} from '../../../../platform/kernel/person-rules.ts';
import { failed, type Result, success } from '../../../../platform/kernel/result.ts';
import { newPasswordProblem } from './password-rules.ts';

export const codeLength = 6;

export const codeProblem = (given: string): Problem => {
  if (given.trim() === '') return 'verificationCodeRequired';
  return /^\d{6}$/.test(given.trim()) ? undefined : 'verificationCodeWrong';
};

/** What a code was sent for. It counts for nothing else. */
export const codePurposes = [
  'login',
  'register',
  'reset',
  'bind',
  'changeMobile',
  'changeEmail',
  'deleteAccount',
  'confirm',
] as const;
export type CodePurpose = (typeof codePurposes)[number];

const form = /^[\p{L}\d][\p{L}\p{M}\d._-]{1,29}$/u;
/** Who logs in writes a name, a phone number or an address into one field: a name must look like neither of the others. */
const likeNumber = /^[\d._-]+$/;

export const userNameProblem = (given: string): Problem => {
  const name = given.trim();
  if (name === '') return 'userNameRequired';
  return form.test(name) && !likeNumber.test(name) ? undefined : 'userNameFormat';
};

/** Where a code can be sent, in the one form in which it is stored and compared. */
export interface Receiver {
  readonly kind: 'mobile' | 'email';
  readonly value: string;
}

export function readReceiver(given: string): Result<Receiver, FailureCode> {
  return given.includes('@') ? readEmail(given) : readMobile(given);
}

export function readEmail(given: string): Result<Receiver, FailureCode> {
  const problem = emailProblem(given);
  return problem ? failed(problem) : success({ kind: 'email', value: given.trim().toLowerCase() });
}

export function readMobile(given: string): Result<Receiver, FailureCode> {
  const problem = mobileProblem(given);
  if (problem) return failed(problem);
  return success({ kind: 'mobile', value: given.replaceAll(/[\s-]/g, '').replace(/^(?:\+?86)?/, '+86') });
}

interface RegistrationForm {
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
