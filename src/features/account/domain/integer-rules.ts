import type { Problem } from '../../../platform/kernel/person-rules.ts';

/** A whole number from 1 to 99. */
export const integerProblem = (given: string): Problem =>
  /^[1-9]\d?$/.test(given.trim()) ? undefined : 'integerRange';
