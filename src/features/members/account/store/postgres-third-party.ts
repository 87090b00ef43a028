import { query } from '../../../../../db/query.ts';
import { type Database, noSite } from '../../../../platform/ports/database.ts';
import type { ThirdPartyIdentities } from '../use-cases/third-party-identities.ts';

export const postgresThirdParty = (database: Database): ThirdPartyIdentities => ({
  async accountOf(provider, subject) {
    const [row] = await database.unscopedRows(
      query
        .selectFrom('account_identity')
        .where('provider', '=', provider)
        .where('subject', '=', subject)
        .select('account_id'),
    );
    return row?.account_id;
  },

  async of(account) {
    const rows = await database.unscopedRows(
      query
        .selectFrom('account_identity')
        .where('account_id', '=', account)
        .select(['provider', 'linked_at'])
        .orderBy('linked_at'),
    );
    return rows.map((row) => ({ provider: row.provider, since: row.linked_at }));
  },

  async provenOrcid(account) {
    const [row] = await database.unscopedRows(
      query
        .selectFrom('account')
        .innerJoin('account_identity', (join) =>
          join
            .onRef('account_identity.account_id', '=', 'account.account_id')
            .onRef('account_identity.subject', '=', 'account.orcid'),
        )
        .where('account.account_id', '=', account)
        .select('account.orcid'),
    );
    return row?.orcid ?? null;
  },

  link: (account, { provider, subject, orcid }) =>
    database.transaction(noSite, async ({ rows }) => {
      // Two who bind at once wait for each other here.
      await rows(query.selectFrom('account').where('account_id', '=', account).select('account_id').forUpdate());
      const taken = await rows(
        query
          .selectFrom('account_identity')
          .where('account_id', '=', account)
          .where('provider', '=', provider)
          .select('subject'),
      );
      if (taken.length > 0) return taken[0]?.subject === subject;
      const linked = await rows(
        query
          .insertInto('account_identity')
          .values({ provider, subject, account_id: account })
          .onConflict((conflict) => conflict.doNothing())
          .returning('account_id'),
      );
      if (linked.length === 0) return false;
      if (orcid) {
        // Proof takes it from whoever has it by other means.
        await rows(
          query
            .updateTable('account')
            .set({ orcid: null })
            .where('orcid', '=', orcid)
            .where('account_id', '<>', account),
        );
        await rows(query.updateTable('account').set({ orcid }).where('account_id', '=', account));
      }
      return true;
    }),

  unlink: (account, provider) =>
    database.transaction(noSite, async ({ rows }) => {
      const unlinked = await rows(
        query
          .deleteFrom('account_identity')
          .where('account_id', '=', account)
          .where('provider', '=', provider)
          .returning('subject'),
      );
      for (const { subject } of unlinked)
        await rows(
          query
            .updateTable('account')
            .set({ orcid: null })
            .where('account_id', '=', account)
            .where('orcid', '=', subject),
        );
      return unlinked.length > 0;
    }),
});
