import type { Assure } from '../../../platform/contract/assure.ts';
import { failure } from '../../../platform/kernel/failure.ts';
import { createFairShare, type ShareLimits } from '../../../platform/kernel/fair-share.ts';
import { failed, success } from '../../../platform/kernel/result.ts';
import type { Clock } from '../../../platform/ports/clock.ts';
import type { Database } from '../../../platform/ports/database.ts';
import type { Log } from '../../../platform/ports/log.ts';
import type { Mailer } from '../../../platform/ports/mailer.ts';
import type { Notify } from '../../../platform/ports/notices.ts';
import type { Allowance, RateLimit } from '../../../platform/ports/rate-limit.ts';
import type { Sessions } from '../../../platform/ports/sessions.ts';
import type { SiteDirectory } from '../../../platform/ports/site-directory.ts';
import type { Sms } from '../../../platform/ports/sms.ts';
import type { Wording } from '../../../platform/ports/wording.ts';
import { answerCodes, answerTransportKeys } from './api/code-calls.ts';
import { answerChanging, answerLoggingIn, createBeginLogin } from './api/login-calls.ts';
import { answerConfirming, answerDevices, answerSigningOn, createStepUp } from './api/session-calls.ts';

import type { ProveOwner } from './api/third-party-calls.ts';

import { postgresAccounts } from './store/postgres-accounts.ts';
import { type CodeTimes, postgresCodes } from './store/postgres-codes.ts';
import { removeExpired } from './store/postgres-expired.ts';
import { postgresFactors } from './store/postgres-factors.ts';
import { postgresSpent } from './store/postgres-spent.ts';
import { postgresThirdParty } from './store/postgres-third-party.ts';
import { postgresTickets } from './store/postgres-tickets.ts';
import { postgresTransportKeys } from './store/postgres-transport-keys.ts';
import { postgresTries } from './store/postgres-tries.ts';
import { type CaptchaEffort, createCaptchas } from './use-cases/captchas.ts';
import { createChangeReceiver, createPasswordChanges } from './use-cases/change-credentials.ts';

import { createConfirmIdentity, type ProveByApp } from './use-cases/confirm-identity.ts';
import { createCodeGuesses, createFailedTries, type GuessLimits, type TryTimes } from './use-cases/failed-tries.ts';
import { createFounding } from './use-cases/found-account.ts';
import { createIdTokens } from './use-cases/id-tokens.ts';
import { createPasswords } from './use-cases/passwords.ts';
import { createCredentialChecks, takeAccount } from './use-cases/prove.ts';
import { createRegister } from './use-cases/register.ts';
import { createSendCode } from './use-cases/send-code.ts';
import { createSignOn } from './use-cases/sign-on.ts';
import type { AccountTickets } from './use-cases/tickets.ts';
import { createTransportKeys, type KeyTimes } from './use-cases/transport-keys.ts';
import { createVerificationCodes } from './use-cases/verification-codes.ts';

export interface AccountLimits {
  readonly sessionSeconds: number;
  readonly signOnSeconds: number;
  /** How long passkeys stay after a reset that asked to drop them. */
  readonly passkeySeconds: number;
  readonly cleanUpSeconds: number;
  readonly keys: KeyTimes;
  readonly codes: CodeTimes & {
    readonly wrongADay: GuessLimits;
    readonly mostAnHour: { readonly ofReceiver: number; readonly ofNetwork: number; readonly ofSite: number };
  };
  readonly captcha: CaptchaEffort & { readonly puzzles: Allowance };
  readonly tries: TryTimes & { readonly mostAMinute: number };
  readonly freeQuestions: Allowance;
  readonly hashing: ShareLimits & { readonly busyFrom: number };
}

interface Parts {
  readonly database: Database;
  readonly directory: SiteDirectory;
  readonly sessions: Sessions;
  readonly assure: Assure;
  readonly proveByApp: ProveByApp;
  readonly rateLimit: RateLimit;
  readonly mailer: Mailer;
  readonly sms: Sms | undefined;
  readonly notify: Notify;
  readonly wording: Wording;
  readonly clock: Clock;
  readonly log: Log;
  readonly limits: AccountLimits;
  /** A key of its own for each use, out of the installation's one secret. */
  keyFor(use: string): Buffer;
  readonly idTokenKey: string | undefined;
  /** The installation's own origin of a host. */
  originOf(host: string): string;
  siteCited(site: number): Promise<{ readonly origin: string; readonly name: string } | undefined>;
}

/** Who people are and how they prove it: everything but other providers and passkeys (factors.server.ts). */
export function createAccounts(parts: Parts) {
  const { database, directory, sessions, rateLimit, mailer, sms, notify, wording, clock, log, limits, keyFor } = parts;
  const accounts = postgresAccounts(database);
  const spent = postgresSpent(database);
  const keys = createTransportKeys({ store: postgresTransportKeys(database), spent, clock, times: limits.keys });
  const captchas = createCaptchas({ spent, clock, effort: limits.captcha, secret: keyFor('captcha') });
  const tryStore = postgresTries(database);
  const codes = createVerificationCodes({
    store: postgresCodes(database),
    guesses: createCodeGuesses(tryStore, limits.codes.wrongADay, keyFor('code guesses')),
    times: limits.codes,
    secret: keyFor('verification codes'),
  });
  const tries = createFailedTries(tryStore, limits.tries, keyFor('failed tries'));
  const passwords = createPasswords(
    createFairShare<string>(() => limits.hashing),
    limits.hashing.busyFrom,
  );
  const credentials = createCredentialChecks({
    accounts,
    passwords,
    tries,
    captchas,
    codes,
    keys,
    rateLimit,
    mostAMinute: limits.tries.mostAMinute,
  });
  const beginLogin = createBeginLogin({
    accounts,
    sessions,
    signIdToken: createIdTokens(parts.idTokenKey, clock),
    originOf: async (site) => (await parts.siteCited(site))?.origin ?? '',
    notify,
    clock,
    seconds: limits.sessionSeconds,
  });
  const send = createSendCode({
    codes,
    mailer,
    sms,
    rateLimit,
    wording,
    log,
    codeSeconds: limits.codes.seconds,
    mostAnHour: limits.codes.mostAnHour,
  });
  const signOns = createSignOn({
    tickets: postgresTickets<AccountTickets>(database),
    directory,
    seconds: limits.signOnSeconds,
    originOf: parts.originOf,
  });

  const confirmIdentity = createConfirmIdentity(accounts, credentials, parts.proveByApp);
  const stepUp = createStepUp(sessions, accounts);

  const proveOwner: ProveOwner = async ({ input: { name, password, receiver, code }, trace, captcha }) => {
    if (name !== undefined && password !== undefined) {
      const account = await credentials.password({ name, password }, { address: trace.address, captcha });
      return account.ok ? success({ account: account.value.id, by: 'password' as const }) : account;
    }
    if (receiver === undefined || code === undefined) return failed(failure('badInput', { field: 'name' }));
    const proven = await credentials.code('bind', receiver, code, trace.address);
    if (!proven.ok) return proven;
    const account = await takeAccount(proven.value, accounts);
    return account.ok ? success({ account: account.value.id, by: 'code' as const }) : account;
  };

  return {
    codes,
    captchas,
    beginLogin,
    proveOwner,
    confirmIdentity,
    stepUp,
    founding: createFounding({ accounts, passwords, signOns, clock }),
    provenOrcid: postgresThirdParty(database).provenOrcid,
    cleanUp: { now: () => removeExpired(database) },
    handlers: [
      ...answerTransportKeys(keys),
      ...answerCodes({
        accounts,
        captchas,
        tries,
        keys,
        send,
        siteName: async (site) => (await parts.siteCited(site))?.name ?? '',
        rateLimit,
        times: limits.codes,
        freeQuestions: limits.freeQuestions,
        puzzles: limits.captcha.puzzles,
      }),
      ...answerLoggingIn({
        accounts,
        credentials,
        registerAccount: createRegister({ accounts, passwords, credentials, keys }),
        beginLogin,
        sessions,
      }),
      ...answerChanging({
        passwords: createPasswordChanges({
          accounts,
          passwords,
          credentials,
          keys,
          factorsOf: postgresFactors(database),
          passkeySeconds: limits.passkeySeconds,
        }),
        changeReceiver: createChangeReceiver({ accounts, credentials, keys }),
        notify,
      }),
      ...answerDevices(sessions),
      ...answerSigningOn({ signOns, accounts, sessions, beginLogin }),
      ...answerConfirming(confirmIdentity, stepUp, parts.assure),
    ],
  };
}
