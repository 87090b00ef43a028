import { data } from 'react-router';
import type { Failure } from '../kernel/failure.ts';
import type { Result } from '../kernel/result.ts';
import { troubleStatus } from './page-trouble.ts';

/** For calls that only fail when something is broken: the page breaks with them and says so. */
export function expectAnswer<Value>(answer: Result<Value, Failure>): Value {
  if (answer.ok) return answer.value;
  const status = troubleStatus(answer.failure);
  // A mistake of ours is thrown as one, so that it is written into the log.
  if (status === 500) throw new Error(`A call that the page needs answered ${answer.failure.code}.`);
  throw data(null, { status });
}
