import pino from 'pino';
import type { Log } from '../../ports/log.ts';

/** Wherever these names stand in what is logged, their value is left out. */
const secrets = [
  'token',
  'password',
  'captcha',
  'cookie',
  'authorization',
  'set-cookie',
  'commonToken',
  'secret',
  'code',
  'mobile',
  'email',
];

export const createJsonLog = (level: string): Log =>
  pino({
    level,
    base: null,
    redact: {
      paths: secrets.flatMap((name) => [quoted(name), `*${bracket(name)}`, `*.*${bracket(name)}`]),
      censor: '[left out]',
    },
    serializers: { problem: describeProblem },
  });

const bracket = (name: string) => `["${name}"]`;
const quoted = (name: string) => (name.includes('-') ? bracket(name) : name);

/** Messages of the database may quote what a visitor typed; the code and the place are enough to find the cause. */
function describeProblem(problem: unknown) {
  if (!(problem instanceof Error)) return { type: typeof problem };
  const { code } = problem as { code?: string };
  // Not `code`: that is also what a verification code is called, which is left out.
  return { type: problem.name, errorCode: code, message: problem.message, stack: problem.stack };
}
