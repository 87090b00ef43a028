import { sql } from 'kysely';
import { query } from '../../../../../db/query.ts';
import type { Database } from '../../../../platform/ports/database.ts';
import type { ClaimStore } from '../use-cases/claim-store.ts';

export const postgresClaims = (database: Database): ClaimStore => ({
  async of(site, expert) {
    const [row] = await database.rows(
      { reads: [site], writes: null },
      query
        .selectFrom('expert_claim')
        .where('site_id', '=', site)
        .where('expert_id', '=', expert)
        .select(['account_id', 'orcid', 'introduction', 'website', 'research_fields']),
    );
    return (
      row && {
        account: row.account_id,
        orcid: row.orcid,
        introduction: row.introduction,
        website: row.website ?? '',
        researchFields: row.research_fields,
      }
    );
  },

  async give(site, expert, account, orcid) {
    await database.rows(
      { reads: [site], writes: site },
      query
        .insertInto('expert_claim')
        .values({ site_id: site, expert_id: expert, account_id: account, orcid })
        .onConflict((conflict) =>
          conflict.columns(['site_id', 'expert_id']).doUpdateSet({
            ...{ account_id: account, orcid, introduction: '', website: null, research_fields: [] },
            ...{ claimed_at: sql`now()`, changed_at: sql`now()` },
          }),
        ),
    );
  },

  async write(site, expert, account, { introduction, website, researchFields }) {
    const written = await database.rows(
      { reads: [site], writes: site },
      query
        .updateTable('expert_claim')
        .set({ introduction, website: website || null, research_fields: [...researchFields], changed_at: sql`now()` })
        .where('site_id', '=', site)
        .where('expert_id', '=', expert)
        .where('account_id', '=', account)
        .returning('expert_id'),
    );
    return written.length > 0;
  },

  async release(site, expert, account) {
    const released = await database.rows(
      { reads: [site], writes: site },
      query
        .deleteFrom('expert_claim')
        .where('site_id', '=', site)
        .where('expert_id', '=', expert)
        .where('account_id', '=', account)
        .returning('expert_id'),
    );
    return released.length > 0;
  },
});
