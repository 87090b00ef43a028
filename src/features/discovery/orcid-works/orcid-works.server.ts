import type { Tickets } from '../../../platform/ports/counting-once.ts';
import type { Database } from '../../../platform/ports/database.ts';
import type { Keys } from '../../../platform/ports/keys.ts';
import type { Log } from '../../../platform/ports/log.ts';
import type { OrcidRecords } from '../../../platform/ports/orcid-records.ts';
import type { RateLimit } from '../../../platform/ports/rate-limit.ts';
import { answerOrcidWorks } from './api/orcid-calls.ts';
import { postgresOrcidSending } from './store/postgres-orcid-sending.ts';
import { postgresOrcidWorks } from './store/postgres-orcid-works.ts';
import { checkingAuthors } from './use-cases/check-authors.ts';
import { composingWorks, type OrcidFormat, type ReadRecords } from './use-cases/compose-work.ts';
import { manageConsent, type OrcidTickets } from './use-cases/manage-consent.ts';
import { pushingWorks } from './use-cases/push-works.ts';

interface Parts {
  readonly database: Database;
  readonly log: Log;
  readonly rateLimit: RateLimit;
  readonly orcidRecords: readonly OrcidRecords[];
  readonly tickets: Tickets<OrcidTickets>;
  readonly keys: Keys;
  readonly read: ReadRecords;
  readonly format: OrcidFormat;
  /** The ORCID iD that an account proved. */
  readonly provenOrcid: (account: string) => Promise<string | null>;
  readonly originOfSite: (site: number) => Promise<string>;
  readonly originOfHost: (host: string) => string;
}

/** Papers on the ORCID records of authors who let a site write there. */
export function createOrcidWorks(parts: Parts) {
  const { database, orcidRecords, read, format, originOfSite: originOf } = parts;
  const store = postgresOrcidWorks(database);
  const clientOf = (site: number) => orcidRecords.find(({ sites }) => sites === null || sites.includes(site));
  const manage = manageConsent({ ...parts, store, clientOf });
  return {
    authorCheck: checkingAuthors({ store, read, format, originOf }),
    sending: pushingWorks({
      ...parts,
      store,
      clientOf,
      sending: postgresOrcidSending(database),
      compose: composingWorks(read, format, originOf),
    }),
    handlers: answerOrcidWorks({ ...parts, store, manage, isOffered: (site) => clientOf(site) !== undefined }),
  };
}
