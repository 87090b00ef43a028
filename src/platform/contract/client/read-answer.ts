import { type Failure, type FailureCode, failure, failureCodes } from '../../kernel/failure.ts';
import { failed, type Result, success } from '../../kernel/result.ts';
import { type Envelope, presentFailure } from '../envelope.ts';

/** An answer that is no envelope comes from something in between: the edge, a proxy, a lost connection. */
export async function readAnswer(response: Response): Promise<Result<unknown, Failure>> {
  const envelope = await response.json().catch(() => undefined);
  if (!isEnvelope(envelope)) return failed(failure(failureCodeOf(response.status, response.status) ?? 'unavailable'));
  if (envelope.status === 0) return success((envelope as { data: unknown }).data);
  const { status, message } = envelope as { status: number; message?: string };
  return failed(failure(failureCodeOf(status, response.status) ?? 'internal', { status, message: message ?? '' }));
}

const isEnvelope = (answer: unknown): answer is Envelope<unknown> =>
  typeof (answer as { status?: unknown } | null | undefined)?.status === 'number';

/** Two failures share the status 500; the HTTP code tells them apart. */
function failureCodeOf(status: number, http: number): FailureCode | undefined {
  const alike = failureCodes.filter((code) => presentFailure({ code }).status === status);
  return alike.find((code) => presentFailure({ code }).http === http) ?? alike[0];
}
