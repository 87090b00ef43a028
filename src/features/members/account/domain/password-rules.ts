import type { Problem } from '../../../../platform/kernel/person-rules.ts';

/**
 * Words that people build passwords from when they must have a digit and a capital. A password that is nothing but one of them, with
 * digits or a sign behind it, is among the first that anyone tries.
 */
const commonWords: ReadonlySet<string> = new Set(
  (
    'password passwort passw0rd p@ssword p@ssw0rd pass admin administrator root user guest test demo sample login welcome hello ' +
    'letmein changeme secret master qwerty qwertyuiop qwert asdf asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx qazwsxedc qweasd ' +
    'qweasdzxc abc abcd abcde abcdef abcabc aaaa aabbcc iloveyou love woaini woaiwo nihao zhang wang china beijing shanghai ' +
    'dragon monkey sunshine princess football baseball superman batman shadow michael jordan charlie summer winter spring ' +
    'autumn january monday google apple huawei ' +
    // The words of this product, which its visitors think of first.
    'imprint portal journal paper article manuscript author reviewer editor publisher university research science'
  ).split(' '),
);

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

/** Said while it is written. The server has the long list, see use-cases/passwords.ts. */
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

interface PasswordRequest {
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
