import { sql } from 'kysely';
import { query } from '../../../../db/query.ts';
import type { Document } from '../../../platform/kernel/form-field.ts';
import type { DraftStore } from '../use-cases/draft-store.ts';

const mostListed = 200;

export const postgresDrafts: DraftStore = {
  async get(transaction, site, kind, id) {
    const [row] = await transaction.rows(
      query
        .selectFrom('console_draft')
        .where('site_id', '=', site)
        .where('kind', '=', kind)
        .where('document_id', '=', id)
        .select(['document', 'account_id', 'saved_at']),
    );
    return row ? draftOf(row) : null;
  },

  async ofKind(transaction, site, kind) {
    const rows = await transaction.rows(
      query
        .selectFrom('console_draft')
        .where('site_id', '=', site)
        .where('kind', '=', kind)
        .select(['document_id', 'document', 'account_id', 'saved_at'])
        .orderBy('saved_at', 'desc')
        .limit(mostListed),
    );
    return rows.map((row) => ({ id: row.document_id, ...draftOf(row) }));
  },

  async newest(transaction, site, kinds, most) {
    const rows = await transaction.rows(
      query
        .selectFrom('console_draft')
        .where('site_id', '=', site)
        .where('kind', 'in', [...kinds, ''])
        .select(['kind', 'document_id', 'document', 'account_id', 'saved_at'])
        .orderBy('saved_at', 'desc')
        .limit(most),
    );
    return rows.map((row) => ({ kind: row.kind, id: row.document_id, ...draftOf(row) }));
  },

  async put(transaction, site, kind, id, { document, account }) {
    const value = { document: JSON.stringify(document), account_id: account, saved_at: sql<Date>`now()` };
    await transaction.rows(
      query
        .insertInto('console_draft')
        .values({ site_id: site, kind, document_id: id, ...value })
        .onConflict((conflict) => conflict.columns(['site_id', 'kind', 'document_id']).doUpdateSet(value)),
    );
  },

  async drop(transaction, site, kind, id) {
    await transaction.rows(
      query
        .deleteFrom('console_draft')
        .where('site_id', '=', site)
        .where('kind', '=', kind)
        .where('document_id', '=', id),
    );
  },
};

const draftOf = (row: { readonly document: unknown; readonly account_id: string; readonly saved_at: Date }) => ({
  document: row.document as Document,
  account: row.account_id,
  savedAt: row.saved_at.toISOString(),
});
