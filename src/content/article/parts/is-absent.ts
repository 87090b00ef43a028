import type { Failure } from '../../../platform/kernel/failure.ts';
import type { Result } from '../../../platform/kernel/result.ts';

/** Not here, as opposed to not to be had at the moment. */
export const isAbsent = (answer: Result<unknown, Failure>): boolean =>
  !answer.ok && ['notFound', 'articleIdNotExist', 'siteForbidden', 'badInput'].includes(answer.failure.code);
