import { statement } from '../../../platform/item/writing/raw-statement.ts';
import type { Transaction } from '../../../platform/ports/database.ts';

export type PreviewStore = typeof postgresPreviews;

export const postgresPreviews = {
  /** When the links to a thing were withdrawn for the last time, in milliseconds since 1970; the log of the console knows. */
  async endedAt(transaction: Transaction, site: number, kind: string, id: string): Promise<number> {
    const [row] = await transaction.rows(statement<{ at: number }>`
      select (extract(epoch from max(at)) * 1000)::float8 as at from console_change
      where site_id = ${site} and kind = ${kind} and document_id = ${id} and action = 'end-previews'`);
    return row?.at ?? 0;
  },

  /** Whether readers see an item that is stored: what was imported may wait as a draft. */
  async isPublished(transaction: Transaction, site: number, id: string): Promise<boolean> {
    const [row] = await transaction.rows(
      statement<{ status: string }>`select status from item where site_id = ${site} and id = ${id}::bigint`,
    );
    return row?.status === 'published';
  },
};
