import type { Problem } from '../../../../platform/kernel/person-rules.ts';
import { commonWords } from './common-passwords.ts';

const passwordLength = { least: 8, most: 20 } as const;

/** The single demands, for a list of hints that tells which of them a password meets while it is being written. */
export const hasPasswordLength = (password: string): boolean => {
  const length = [...password].length;
  return length >= passwordLength.least && length <= passwordLength.most;
};
const hasPasswordLetters = (password: string): boolean =>
  /\d/.test(password) && /[A-Z]/.test(password) && /[a-z]/.test(password);
export const hasWhitespace = (password: string): boolean => /\s/.test(password);
export const containsUserName = (password: string, userName: string): boolean =>
  userName.trim() !== '' && password.toLowerCase().includes(userName.trim().toLowerCase());

/** Told while it is written. The server has the long list, see use-cases/known-passwords.ts. */
const isCommonWord = (password: string): boolean =>
  commonWords.has(
    password
      .toLowerCase()
      .replace(/[\d\W_]+$/, '')
      .replace(/^[\d\W_]+/, ''),
  );

export function passwordProblem(password: string, userName: string): Problem {
  if (password === '') return 'passwordRequired';
  if (hasWhitespace(password)) return 'passwordWhitespace';
  if (!hasPasswordLength(password)) return 'passwordLength';
  if (!hasPasswordLetters(password)) return 'passwordComposition';
  if (containsUserName(password, userName)) return 'passwordContainsUserName';
  return isCommonWord(password) ? 'passwordTooCommon' : undefined;
}

export interface PasswordRequest {
  readonly password: string;
  readonly confirmation: string;
  readonly userName: string;
  /** The one that is to be replaced, where the caller knows it. */
  readonly original?: string;
}

/** A new password as a form sends it. */
export function newPasswordProblem({ password, confirmation, userName, original }: PasswordRequest): Problem {
  const problem = passwordProblem(password, userName);
  if (problem) return problem;
  if (original !== undefined && password === original) return 'passwordSameAsOriginal';
  return password === confirmation ? undefined : 'passwordMismatch';
}

/** "Every 3 months" is advice: nobody is kept out. */
export function isPasswordOld(changedAt: Date | null, now: Date): boolean {
  if (!changedAt) return false;
  const due = new Date(changedAt);
  due.setUTCMonth(due.getUTCMonth() + 3);
  return due <= now;
}
