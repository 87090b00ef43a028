import { sql } from 'kysely';
import { query } from '../../../../db/query.ts';
import type { Document } from '../../../platform/kernel/form-field.ts';
import type { Transaction } from '../../../platform/ports/database.ts';

const mostListed = 200;

export type DraftStore = typeof postgresDrafts;

/** What is being prepared. A document that readers have never seen has an id of its own until it is published. */
export const postgresDrafts = {
  async get(transaction: Transaction, site: number, kind: string, id: string) {
    const [row] = await transaction.rows(drafts(site).where('kind', '=', kind).where('document_id', '=', id));
    return row ? draftOf(row) : null;
  },

  /** Those of a kind that nobody has published yet have ids that begin with `new-`. */
  async ofKind(transaction: Transaction, site: number, kind: string) {
    const rows = await transaction.rows(
      drafts(site).where('kind', '=', kind).orderBy('saved_at', 'desc').limit(mostListed),
    );
    return rows.map(draftOf);
  },

  /** Of these kinds, whatever was saved last first. */
  async newest(transaction: Transaction, site: number, kinds: readonly string[], most: number) {
    const rows = await transaction.rows(
      drafts(site)
        .where('kind', 'in', [...kinds, ''])
        .orderBy('saved_at', 'desc')
        .limit(most),
    );
    return rows.map(draftOf);
  },

  async put(
    transaction: Transaction,
    site: number,
    kind: string,
    id: string,
    { document, account }: { readonly document: Document; readonly account: string },
  ) {
    const value = { document: JSON.stringify(document), account_id: account, saved_at: sql<Date>`now()` };
    await transaction.rows(
      query
        .insertInto('console_draft')
        .values({ site_id: site, kind, document_id: id, ...value })
        .onConflict((conflict) => conflict.columns(['site_id', 'kind', 'document_id']).doUpdateSet(value)),
    );
  },

  async drop(transaction: Transaction, site: number, kind: string, id: string) {
    await transaction.rows(
      query
        .deleteFrom('console_draft')
        .where('site_id', '=', site)
        .where('kind', '=', kind)
        .where('document_id', '=', id),
    );
  },
};

/** The day by the clock of the site. */
const savedOn = sql<string>`to_char(saved_at at time zone
  (select time_zone from site where site.site_id = console_draft.site_id), 'YYYY-MM-DD')`;

const drafts = (site: number) =>
  query
    .selectFrom('console_draft')
    .where('site_id', '=', site)
    .select(['kind', 'document_id as id', 'document', 'account_id as account', 'saved_at', savedOn.as('savedOn')]);

const draftOf = <Row extends { document: unknown; saved_at: Date }>({ document, saved_at, ...row }: Row) => ({
  ...row,
  document: document as Document,
  savedAt: saved_at.toISOString(),
});
