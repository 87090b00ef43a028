import type { Problem } from '../../../platform/kernel/person-rules.ts';

export const postcodeProblem = (given: string): Problem =>
  /^\d{6}$/.test(given.trim()) ? undefined : 'postcodeFormat';
