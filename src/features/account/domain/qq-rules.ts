import type { Problem } from '../../../platform/kernel/person-rules.ts';

export const qqProblem = (given: string): Problem => (/^[1-9]\d{4,19}$/.test(given.trim()) ? undefined : 'qqFormat');
