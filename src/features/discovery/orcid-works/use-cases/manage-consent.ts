import { type Failure, failure } from '../../../../platform/kernel/failure.ts';
import { failed, type Result, success } from '../../../../platform/kernel/result.ts';
import type { Tickets } from '../../../../platform/ports/counting-once.ts';
import type { Keys } from '../../../../platform/ports/keys.ts';
import type { Log } from '../../../../platform/ports/log.ts';
import type { OrcidRecords } from '../../../../platform/ports/orcid-records.ts';
import type { OrcidWorkStore, WhichRecord } from '../store/postgres-orcid-works.ts';

/** What waits for someone who went to ORCID. */
export interface OrcidTickets {
  readonly orcidConsent: WhichRecord & { readonly redirectUrl: string };
}

const departureSeconds = 1_800;

interface Parts {
  readonly store: OrcidWorkStore;
  readonly tickets: Tickets<OrcidTickets>;
  readonly clientOf: (site: number) => OrcidRecords | undefined;
  readonly provenOrcid: (account: string) => Promise<string | null>;
  readonly keys: Keys;
  readonly log: Log;
}

export type ManageConsent = ReturnType<typeof manageConsent>;

/** How a member lets a site write on their ORCID record, and takes that back. */
export function manageConsent({ store, tickets, clientOf, provenOrcid, keys, log }: Parts) {
  return {
    async begin(which: WhichRecord, redirectUrl: string): Promise<Result<{ address: string; state: string }, Failure>> {
      const client = clientOf(which.site);
      if (!client) return failed(failure('notOffered'));
      if ((await provenOrcid(which.account)) === null) return failed(failure('orcidDiffers'));
      const state = await tickets.keep('orcidConsent', { ...which, redirectUrl }, departureSeconds);
      return success({ address: client.addressFor(redirectUrl, state), state });
    },

    /** A code counts for the member who left for it, at the site they left, and for their own record alone. */
    async complete(which: WhichRecord, code: string, state: string): Promise<Result<Record<string, never>, Failure>> {
      const kept = await tickets.take('orcidConsent', state);
      const client = clientOf(which.site);
      if (kept?.account !== which.account || kept.site !== which.site || !client)
        return failed(failure('thirdPartyRefused'));
      try {
        const grant = await client.exchange(code, kept.redirectUrl);
        if (!grant?.mayUpdate) return failed(failure('thirdPartyRefused'));
        if (grant.orcid !== (await provenOrcid(which.account))) {
          await client.revoke(grant.token);
          return failed(failure('orcidDiffers'));
        }
        await store.atSite(which.site, (transaction) =>
          store.give(transaction, which, grant.orcid, keys.seal(Buffer.from(grant.token))),
        );
        return success({});
      } catch (problem) {
        log.warn({ problem }, 'ORCID does not answer');
        return failed(failure('unavailable'));
      }
    },

    async withdraw(which: WhichRecord): Promise<Result<Record<string, never>, Failure>> {
      const isWithdrawn = await store.atSite(which.site, (transaction) => store.withdraw(transaction, which));
      return isWithdrawn ? success({}) : failed(failure('notFound'));
    },
  };
}
