import pino from 'pino';
import { words } from '../../../platform/kernel/words.ts';
import type { Log } from '../../ports/log.ts';

/** Wherever these names stand in what is logged, their value is left out. */
const secrets = words('token password captcha cookie authorization set-cookie commonToken secret code mobile email');

export const createJsonLog = (level: string, to?: pino.DestinationStream): Log =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: secrets.flatMap((name) => [quoted(name), `*${bracket(name)}`, `*.*${bracket(name)}`]),
        censor: '[left out]',
      },
      serializers: { problem: describeProblem },
      // Errors under any other name are written as problems too.
      formatters: { log: withDescribedErrors },
    },
    to ?? pino.destination(1),
  );

const bracket = (name: string) => `["${name}"]`;
const quoted = (name: string) => (name.includes('-') ? bracket(name) : name);

const mostStackLines = 30;

/**
 * Messages may quote what a visitor typed, or an address with its password: they are written without that. What a database says
 * next to its message, the row and the value, is not written at all; the code, the constraint and the place are enough to find the cause.
 */
function describeProblem(problem: unknown): object {
  if (typeof problem === 'string') return { type: 'string', message: redacted(problem) };
  if (!(problem instanceof Error)) return isDescribed(problem) ? problem : { type: typeof problem };
  const { code, constraint } = problem as { code?: unknown; constraint?: unknown };
  return {
    type: problem.name,
    // Not `code`: that is also what a verification code is called, which is left out.
    ...(code !== undefined && { errorCode: redacted(String(code)) }),
    ...(typeof constraint === 'string' && { constraint }),
    message: redacted(problem.message),
    stack: redacted(placesIn(problem)),
    ...(problem.cause !== undefined && { cause: describeProblem(problem.cause) }),
  };
}

/** The stack without the message that it begins with. */
const placesIn = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, mostStackLines)
    .join('\n');

const described = new WeakSet<object>();
const isDescribed = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && described.has(value);

function withDescribedErrors(fields: Record<string, unknown>, depth = 0): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      if (value instanceof Error) {
        const written = describeProblem(value);
        described.add(written);
        return [name, written];
      }
      const isPlain = value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype;
      return [name, isPlain && depth < 3 ? withDescribedErrors(value as Record<string, unknown>, depth + 1) : value];
    }),
  );
}

/**
 * What a message may carry that nobody who reads logs should learn. Messages come from engines and libraries: they quote what
 * visitors typed, addresses with passwords in them, tokens. Each rule keeps so much that the kind of the cause can still be seen.
 */
const rules: readonly (readonly [pattern: RegExp, instead: string])[] = [
  // user:password@ in any address
  [/\b([a-z][a-z0-9+.-]*:\/\/)[^\s/@"'<>]+@/gi, '$1[left out]@'],
  // what PostgreSQL quotes of a row
  [/(\bKey \([^)]*\)=)\(.*?\)(?= |$|\.)/g, '$1([left out])'],
  [/(\bFailing row contains )\(.*\)/g, '$1([left out])'],
  [/(invalid input (?:syntax|value) for [^:]*: )"[^"]*"/gi, '$1"[left out]"'],
  [/\b(Bearer|Basic|Digest|token)([ =:]+)[\w.~+/-]{8,}=*/gi, '$1$2[left out]'],
  // name=value and "name": "value" of what is secret by its name
  [
    /\b(pass(?:word|wd)?|pwd|secret|token|api[-_]?key|access[-_]?key|client[-_]?secret|authorization|cookie|captcha|code|signature|session)(["']?\s*[=:]\s*["']?)[^\s"'&,;})]+/gi,
    '$1$2[left out]',
  ],
  [/[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+/gi, '[e-mail]'],
  [/\beyJ[\w-]{5,}\.[\w-]{5,}(?:\.[\w-]*)?/g, '[token]'],
  // long random words: keys, hashes, sessions
  [/\b(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{32,}\b/gi, '[token]'],
  [/(?<![\w.:])(?:\+?86[- ]?)?1[3-9]\d{9}(?!\w)/g, '[phone]'],
  // codes that were sent to somebody
  [/(?<![\w.:/-])\d{6}(?![\w.:/-])/g, '[number]'],
];

const redacted = (text: string): string =>
  rules.reduce((rest, [pattern, instead]) => rest.replace(pattern, instead), text);
