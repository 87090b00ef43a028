import type { Failure } from '../kernel/failure.ts';
import type { Result } from '../kernel/result.ts';

/** For calls that only fail when something is broken: the page breaks with them and says so. */
export function expectAnswer<Value>(answer: Result<Value, Failure>): Value {
  if (answer.ok) return answer.value;
  throw new Error(`A call that the page needs answered ${answer.failure.code}.`);
}
