import type { Problem } from '../../../platform/kernel/person-rules.ts';

/** 1 to 15 letters, digits or Chinese characters. */
export const titleProblem = (given: string): Problem =>
  /^[A-Za-z0-9\p{Script=Han}]{1,15}$/u.test(given.trim()) ? undefined : 'titleFormat';
