import type { Id } from '../../../platform/kernel/id.ts';
import type { Database } from '../../../platform/ports/database.ts';
import { answerClaims, type ClaimParts } from './api/claim-calls.ts';
import { isSameOrcid } from './domain/claim-state.ts';
import type { OwnWords } from './domain/own-words.ts';
import { postgresClaims } from './store/postgres-claims.ts';

interface Parts extends Omit<ClaimParts, 'store'> {
  readonly database: Database;
}

export function createClaiming({ database, ...rest }: Parts) {
  const store = postgresClaims(database);
  return {
    handlers: answerClaims({ store, ...rest }),
    /** What the owner of a record says of themselves; nothing where nobody claimed it with the iD that it has. */
    async ownWordsOf(site: number, expert: Id, orcid: string | null): Promise<OwnWords | null> {
      const claim = orcid === null ? undefined : await store.of(site, expert);
      return claim && isSameOrcid(claim.orcid, orcid) ? claim : null;
    },
  };
}
