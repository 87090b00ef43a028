import { createHash, randomBytes } from 'node:crypto';
import type { Id } from '../../../platform/kernel/id.ts';
import type { Clock } from '../../../platform/ports/clock.ts';
import type { Spent, Tickets } from '../../../platform/ports/counting-once.ts';
import type { InstitutionLogin } from '../../../platform/ports/institution-login.ts';
import type { Entitlements } from '../store/postgres-entitlements.ts';
import { fromNow, type Grants } from './grants.ts';

interface Parts {
  readonly entitlements: Entitlements;
  readonly tickets: Tickets<AccessTickets>;
  readonly spent: Spent;
  readonly login: InstitutionLogin;
  readonly grants: Grants;
  readonly clock: Clock;
}

/** A host of ours, where a reader begins and where they come back to. */
interface Place {
  readonly site: number;
  readonly origin: string;
}

/** What waits until someone who went to log in at an institution comes back. */
export interface AccessTickets {
  readonly institution: {
    readonly site: number;
    readonly customer: Id;
    readonly request: string;
    /** Of the browser that asked, as a hash: nobody else's brings the answer. */
    readonly browser: string;
    /** Where they want to go back to, below the host. */
    readonly back: string;
  };
}

/** What came back from the institution, by way of the reader's browser. */
interface Arrival {
  readonly relay: string;
  readonly response: string;
  /** The secret that the browser was given when it left. */
  readonly browser: string;
  readonly held: string | undefined;
}

const stepSeconds = 10 * 60;
const grantSeconds = 12 * 3_600;
/** A used assertion is remembered for longer than any clock that is behind would take it. */
const lateClockSeconds = 3_600;

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

export function logInAtInstitution({ entitlements, tickets, spent, login, grants, clock }: Parts) {
  return {
    /** The address at the institution; nothing if it offers no login. */
    async begin({ site, origin }: Place, customer: Id, back: string, secret: string) {
      const institution = await entitlements.institution(site, customer);
      if (!institution) return undefined;
      // An XML id must not begin with a digit.
      const request = `_${randomBytes(16).toString('hex')}`;
      const relay = await tickets.keep(
        'institution',
        { site, customer, request, back, browser: hashOf(secret) },
        stepSeconds,
      );
      return login.departure(institution, origin, request, relay);
    },

    /** What the reader's browser is to keep, and where they wanted to go; nothing if what came proves nothing. */
    async finish({ site, origin }: Place, { relay, response, browser, held }: Arrival) {
      const step = await tickets.take('institution', relay);
      if (step?.site !== site || step.browser !== hashOf(browser)) return undefined;
      const institution = await entitlements.institution(site, step.customer);
      const assertion = institution && (await login.arrival(institution, origin, step.request, response));
      if (!assertion) return undefined;
      const stillSeconds = (assertion.until.getTime() - clock.now().getTime()) / 1_000 + lateClockSeconds;
      if (!(await spent.spend('assertion', `${institution.entity} ${assertion.id}`, stillSeconds))) return undefined;
      const until = fromNow(clock, grantSeconds);
      return { ...grants.add(held, { way: 'institution', site, customer: step.customer, until }), back: step.back };
    },
  };
}
