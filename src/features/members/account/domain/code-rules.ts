import type { Problem } from '../../../../platform/kernel/person-rules.ts';

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
