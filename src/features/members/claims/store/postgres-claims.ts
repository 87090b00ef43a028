import { sql } from 'kysely';
import { query } from '../../../../../db/query.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import type { Database } from '../../../../platform/ports/database.ts';
import type { OwnWords } from '../domain/own-words.ts';

const ofRecord = (site: number, expert: Id) => sql<boolean>`site_id = ${site} and expert_id = ${expert}`;

export type ClaimStore = ReturnType<typeof postgresClaims>;

export const postgresClaims = (database: Database) => ({
  async of(site: number, expert: Id) {
    const [row] = await database.rows(
      { reads: [site], writes: null },
      query
        .selectFrom('expert_claim')
        .where(ofRecord(site, expert))
        .select(['account_id as account', 'orcid', 'introduction', sql<string>`coalesce(website, '')`.as('website')])
        .select('research_fields as researchFields'),
    );
    return row;
  },

  /** Gives the record to an account; whoever had it before is forgotten with what they wrote. */
  async give(site: number, expert: Id, account: string, orcid: string) {
    await database.rows(
      { reads: [site], writes: site },
      query
        .insertInto('expert_claim')
        .values({ site_id: site, expert_id: expert, account_id: account, orcid })
        .onConflict((conflict) =>
          conflict.columns(['site_id', 'expert_id']).doUpdateSet({
            account_id: account,
            orcid,
            introduction: '',
            website: null,
            research_fields: [],
            claimed_at: sql`now()`,
            changed_at: sql`now()`,
          }),
        ),
    );
  },

  /** Answers whether it was theirs. */
  async write(site: number, expert: Id, account: string, { introduction, website, researchFields }: OwnWords) {
    const written = await database.rows(
      { reads: [site], writes: site },
      query
        .updateTable('expert_claim')
        .set({ introduction, website: website || null, research_fields: [...researchFields], changed_at: sql`now()` })
        .where(ofRecord(site, expert))
        .where('account_id', '=', account)
        .returning('expert_id'),
    );
    return written.length > 0;
  },

  /** Answers whether it was theirs. */
  async release(site: number, expert: Id, account: string) {
    const released = await database.rows(
      { reads: [site], writes: site },
      query
        .deleteFrom('expert_claim')
        .where(ofRecord(site, expert))
        .where('account_id', '=', account)
        .returning('expert_id'),
    );
    return released.length > 0;
  },
});
