import type { Result } from '../../../../platform/kernel/result.ts';

/** What a call answered; nothing where it failed, so that its module is left out and the page stays. */
export const answered = <Value>(answer: Result<Value, unknown>): Value | null => (answer.ok ? answer.value : null);
