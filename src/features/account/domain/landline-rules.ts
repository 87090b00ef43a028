import type { Problem } from '../../../platform/kernel/person-rules.ts';

/** An area code of mainland China, the number, and an extension where there is one: 010-12345678-123. */
const landline = /^0\d{2,3}-?[2-9]\d{6,7}(?:-\d{1,6})?$/;

export const landlineProblem = (given: string): Problem => (landline.test(given.trim()) ? undefined : 'landlineFormat');
