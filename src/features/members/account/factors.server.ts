import type { Assure } from '../../../platform/contract/assure.ts';
import type { AnyHandler } from '../../../platform/contract/handler.ts';
import type { Clock } from '../../../platform/ports/clock.ts';
import type { Database } from '../../../platform/ports/database.ts';
import type { IdentityProvider } from '../../../platform/ports/identity-provider.ts';
import type { Log } from '../../../platform/ports/log.ts';
import type { Notify } from '../../../platform/ports/notices.ts';
import type { Allowance, RateLimit } from '../../../platform/ports/rate-limit.ts';
import type { Wording } from '../../../platform/ports/wording.ts';
import type { BeginLogin } from './api/login-calls.ts';
import { answerPasskeyKeeping, answerPasskeyLogin } from './api/passkey-calls.ts';

import { answerThirdPartyBinding, answerThirdPartyLogin, type ProveOwner } from './api/third-party-calls.ts';
import { postgresPasskeys } from './store/postgres-passkeys.ts';
import { postgresBinding, postgresThirdParty } from './store/postgres-third-party.ts';

import { postgresTickets } from './store/postgres-tickets.ts';
import { createPasskeyFactor } from './use-cases/passkey-factor.ts';
import { createThirdPartyLogin, type ReadLoginOffer } from './use-cases/third-party-login.ts';
import type { AccountTickets } from './use-cases/tickets.ts';

interface Parts {
  readonly database: Database;
  readonly providers: readonly IdentityProvider[];
  readonly offerOf: ReadLoginOffer;
  readonly offersSms: boolean;
  readonly beginLogin: BeginLogin;
  readonly proveOwner: ProveOwner;
  readonly assure: Assure;
  readonly notify: Notify;
  readonly rateLimit: RateLimit;
  readonly wording: Wording;
  readonly clock: Clock;
  readonly log: Log;
  readonly times: {
    readonly departureSeconds: number;
    readonly identitySeconds: number;
    readonly passkeySeconds: number;
    readonly perAddress: Allowance;
  };
}

/** Ways to prove who one is without a password: passkeys, and other providers that vouch for people. */
export const factorHandlers = (parts: Parts): AnyHandler[] => {
  const { database, providers, offerOf, offersSms, beginLogin, rateLimit, wording, clock, log, times } = parts;
  const { proveOwner, assure, notify } = parts;
  const tickets = postgresTickets<AccountTickets>(database);
  const identities = postgresThirdParty(database);
  const binding = postgresBinding(database);
  const store = postgresPasskeys(database);
  const passkeys = createPasskeyFactor({ store, tickets, seconds: times.passkeySeconds });
  const thirdParty = createThirdPartyLogin({ providers, identities, tickets, log, times });
  const limited = { rateLimit, allowance: times.perAddress };
  return [
    ...answerThirdPartyLogin({ offerOf, offersSms, thirdParty, assure, beginLogin, wording, ...limited }),
    ...answerThirdPartyBinding({
      offerOf,
      thirdParty,
      identities,
      binding,
      proveOwner,
      assure,
      beginLogin,
      clock,
      notify,
    }),
    ...answerPasskeyLogin({ passkeys, beginLogin, ...limited }),
    ...answerPasskeyKeeping({ passkeys, store, binding, notify }),
  ];
};
