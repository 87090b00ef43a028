import { query } from '../../../../db/query.ts';
import { statement } from '../../../platform/item/writing/raw-statement.ts';
import type { Document } from '../../../platform/kernel/form-field.ts';
import type { Database, Transaction } from '../../../platform/ports/database.ts';
import { forgottenAfterDays, mostUnsaved, openSeconds } from '../domain/unsaved.ts';

interface Form {
  readonly site: number;
  readonly account: string;
  readonly kind: string;
  readonly id: string;
}

/** What stands in a form: the state of the document that it began with, that document if it is known, and the form's own. */
interface Unsaved {
  readonly state: string;
  readonly base: Document | null;
  readonly document: Document;
}

export type UnsavedStore = typeof postgresUnsaved;

/** Forms that are open and what stands in them unsaved. Only their own person gets it; others learn who that is. */
export const postgresUnsaved = {
  async get(transaction: Transaction, { site, account, kind, id }: Form) {
    const [row] = await transaction.rows(
      statement<{ state: string; base: Document | null; document: Document; kept_at: Date }>`
        select state, base, document, kept_at from console_unsaved
        where site_id = ${site} and account_id = ${account}::bigint and kind = ${kind} and document_id = ${id}
          and document is not null and kept_at > now() - make_interval(days => ${forgottenAfterDays})`,
    );
    if (!row) return null;
    const { state, base, document, kept_at } = row;
    return { state, base, document, keptAt: kept_at.toISOString() };
  },

  /**
   * What a form began with stays as it was first told, for the document itself may be another by now. Forms that were only open make
   * room before any in which something was written.
   */
  async keep(transaction: Transaction, { site, account, kind, id }: Form, { state, base, document }: Unsaved) {
    await transaction.rows(statement`
      insert into console_unsaved as known (site_id, account_id, kind, document_id, state, base, document, kept_at)
      values (${site}, ${account}::bigint, ${kind}, ${id}, ${state}, ${base && JSON.stringify(base)}::jsonb,
        ${JSON.stringify(document)}::jsonb, now())
      on conflict (site_id, account_id, kind, document_id) do update set
        base = case when known.document is not null and known.state = excluded.state then known.base else excluded.base end,
        state = excluded.state, document = excluded.document, kept_at = now(), seen_at = now()`);
    await transaction.rows(statement`
      delete from console_unsaved where site_id = ${site} and account_id = ${account}::bigint
        and (kind, document_id) in (select kind, document_id from console_unsaved
          where site_id = ${site} and account_id = ${account}::bigint order by document is null, seen_at desc offset ${mostUnsaved})`);
  },

  /** Says that the form is still open. */
  async see(transaction: Transaction, { site, account, kind, id }: Form) {
    await transaction.rows(statement`
      insert into console_unsaved (site_id, account_id, kind, document_id, state)
      values (${site}, ${account}::bigint, ${kind}, ${id}, '')
      on conflict (site_id, account_id, kind, document_id) do update set seen_at = now()`);
  },

  async drop(transaction: Transaction, { site, account, kind, id }: Form) {
    await transaction.rows(
      query
        .deleteFrom('console_unsaved')
        .where('site_id', '=', site)
        .where('account_id', '=', account)
        .where('kind', '=', kind)
        .where('document_id', '=', id),
    );
  },

  /** The accounts of others who have the same form open now. */
  async others(transaction: Transaction, { site, account, kind, id }: Form): Promise<string[]> {
    const rows = await transaction.rows(
      statement<{ account: string }>`
        select account_id::text as account from console_unsaved
        where site_id = ${site} and kind = ${kind} and document_id = ${id} and account_id <> ${account}::bigint
          and seen_at > now() - make_interval(secs => ${openSeconds}) order by seen_at desc limit 10`,
    );
    return rows.map((row) => row.account);
  },
};

/** Removes what nobody came back for, site by site. */
export const forgettingUnsaved = (database: Database, sites: () => Promise<readonly number[]>) => ({
  async now(): Promise<number> {
    let forgotten = 0;
    for (const site of await sites()) {
      const gone = await database.transaction({ reads: [site], writes: site }, (transaction) =>
        transaction.rows(
          statement`delete from console_unsaved where site_id = ${site}
            and seen_at < now() - make_interval(days => ${forgottenAfterDays}) returning 1 as one`,
        ),
      );
      forgotten += gone.length;
    }
    return forgotten;
  },
});
