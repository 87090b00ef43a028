import type { FailureCode } from '../kernel/failure.ts';
import { masked } from '../kernel/masked.ts';
import type { SecurityEventKind } from '../kernel/security-event-kind.ts';
import type { SecurityEvent, SecurityLog } from '../ports/security-log.ts';
import type { SiteDirectory } from '../ports/site-directory.ts';
import type { RequestContext } from './request-context.ts';
import type { Run } from './run.ts';

/** What it means for security that a call was made. */
export interface CallMeaning {
  readonly kind: SecurityEventKind;
  /** By what someone proves who they are, or what is added to or taken from an account. */
  readonly factor?: string;
}

interface Parts {
  readonly meanings: Readonly<Record<string, CallMeaning>>;
  readonly directory: SiteDirectory;
  readonly security: SecurityLog;
  /** Whose session begins with this answer. */
  accountOf(host: string, token: string): Promise<string | null>;
}

/** Refusals that say something about the caller. A visitor who has to log in first is none. */
const refusals: ReadonlySet<FailureCode> = new Set<FailureCode>([
  'originRefused',
  'consoleRefused',
  'siteForbidden',
  'secondFactorRequired',
  'reauthenticationRequired',
  'bothFactorsRequired',
  'bothFactorsRequired',
  'roleNeededAnew',
  'tooManyRequests',
  'tooManyRequestsWait',
  'verificationTooManyTries',
  'captchaFailed',
]);

/** Every call passes here once more with its outcome, so that no feature has to remember the log. */
export const recordingSecurity =
  (run: Run, { meanings, directory, security, accountOf }: Parts): Run =>
  async (handler, context, raw) => {
    const outcome = await run(handler, context, raw);
    const call = handler.endpoint.name;
    const meaning = meanings[call];
    const reason = outcome.ok ? undefined : outcome.failure.code;
    const isRefusal = reason !== undefined && refusals.has(reason);
    const begun = typeof context.session.next === 'object' ? context.session.next.token : undefined;
    // A step on the way to a login is not a login yet.
    const counts = meaning && (meaning.kind !== 'login' || !outcome.ok || begun !== undefined);
    if (!counts && !isRefusal) return outcome;

    const account = begun ? await accountOf(context.host, begun).catch(() => null) : null;
    await security.record({
      kind: meaning?.kind ?? 'refusal',
      outcome: outcome.ok ? 'succeeded' : isRefusal ? 'refused' : 'failed',
      site: await siteAt(directory, context),
      account: account ?? context.member?.id ?? null,
      detail: {
        call,
        requestId: context.requestId,
        address: context.trace.address,
        ...(meaning?.factor && { factor: meaning.factor }),
        ...(reason && { reason }),
        ...named(raw),
      },
    });
    return outcome;
  };

const siteAt = async (directory: SiteDirectory, { host }: RequestContext): Promise<SecurityEvent['site']> =>
  (await directory.byHost(host).catch(() => undefined))?.id ?? null;

const maskedFields = ['name', 'userName', 'receiver', 'email', 'mobile'];
const plainFields = ['account', 'role', 'provider', 'id'];

/** Whom a call names. Only short plain texts: a sealed value says nothing here. */
function named(raw: unknown): Record<string, string> {
  if (typeof raw !== 'object' || raw === null) return {};
  const texts = Object.entries(raw).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].length <= 200,
  );
  const subject = maskedFields.flatMap((field) => texts.filter(([name]) => name === field))[0];
  return {
    ...(subject && { subject: masked(subject[1]) }),
    ...Object.fromEntries(
      texts.filter(([name]) => plainFields.includes(name)).map(([name, value]) => [`of-${name}`, value]),
    ),
  };
}
