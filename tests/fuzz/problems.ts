import type { Log } from '../../src/platform/ports/log.ts';
import type { App } from '../../src/processes/create-app.ts';
import type { Heard } from '../isolation/http/send.ts';

/** Why an answer broke, which readers are not told: what the log was told with the request's id. */
export function problemsOf({ log }: App): (heard: Heard) => string {
  const problems = new Map<string, unknown>();
  const { error } = log;
  (log as { error: Log['error'] }).error = (...words: Parameters<Log['error']>) => {
    const { requestId, problem } = words[0] as { requestId?: string; problem?: unknown };
    if (requestId) problems.set(requestId, problem);
    return error.apply(log, words);
  };
  return ({ headers, body }) => String(problems.get(String(headers['x-request-id'])) ?? body.slice(0, 200));
}
