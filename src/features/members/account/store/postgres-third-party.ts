import { sql } from 'kysely';
import { query } from '../../../../../db/query.ts';
import { type Database, noSite } from '../../../../platform/ports/database.ts';

export interface LinkedIdentity {
  readonly provider: string;
  readonly subject: string;
  readonly orcid: string | null;
}

export type ThirdPartyIdentities = ReturnType<typeof postgresThirdParty>;

/** Whom a provider's subject stands for here. */
export const postgresThirdParty = (database: Database) => ({
  async accountOf(provider: string, subject: string) {
    const [row] = await database.unscopedRows(
      query
        .selectFrom('account_identity')
        .where('provider', '=', provider)
        .where('subject', '=', subject)
        .select('account_id'),
    );
    return row?.account_id;
  },

  of: (account: string) =>
    database.unscopedRows(
      query
        .selectFrom('account_identity')
        .where('account_id', '=', account)
        .select(['provider', 'linked_at as since'])
        .orderBy('linked_at'),
    ),

  /** The ORCID iD of an account, where its owner showed at ORCID that it is theirs. */
  async provenOrcid(account: string) {
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

  /** Answers whether it is theirs now: an identity belongs to one account, and an account has one identity of a provider. */
  link: (account: string, { provider, subject, orcid }: LinkedIdentity) =>
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

  /** Answers whether there was one. */
  unlink: (account: string, provider: string) =>
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

export type ReadBinding = ReturnType<typeof postgresBinding>;

/** By what an account's owner can log in. */
export const postgresBinding = (database: Database) => async (account: string) => {
  const [row] = await database.unscopedRows(
    query
      .selectFrom('account')
      .where('account_id', '=', account)
      .select([
        'user_name as userName',
        'mobile',
        'email',
        'orcid',
        sql<boolean>`password_hash is not null`.as('hasPassword'),
        'password_changed_at as passwordChanged',
        sql<number>`(select count(*)::int from passkey where passkey.account_id = account.account_id)`.as('passkeys'),
        sql<number>`(select count(*)::int from account_identity linked where linked.account_id = account.account_id)`.as(
          'providers',
        ),
      ]),
  );
  return row;
};
