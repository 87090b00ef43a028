import { type Failure, failure } from '../kernel/failure.ts';
import { failed, type Result, success } from '../kernel/result.ts';
import type { Endpoint, InputOf } from './endpoint.ts';

/** A broken input names the first field that is wrong; nothing of what was sent is repeated. */
export function readInput<E extends Endpoint>(endpoint: E, raw: unknown): Result<InputOf<E>, Failure> {
  const broken = fieldWithZeroByte(raw);
  if (broken) return failed(failure('badInput', { field: broken }));
  const read = endpoint.input.safeParse(raw ?? {});
  if (read.success) return success(read.data as InputOf<E>);
  const field = read.error.issues[0]?.path.join('.') || 'input';
  return failed(failure('badInput', { field }));
}

/** PostgreSQL keeps no zero byte in a text, and no reader types one. */
function fieldWithZeroByte(raw: unknown): string | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined;
  return Object.entries(raw).find(([, value]) => typeof value === 'string' && value.includes('\u0000'))?.[0];
}
