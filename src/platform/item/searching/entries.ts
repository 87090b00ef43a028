import { type RawBuilder, sql } from 'kysely';

/** What a collection gathers, by id: its entries' documents name it. */
export const entryIds: RawBuilder<unknown> = sql`(select coalesce(jsonb_agg(entry.entry_id::text order by entry.entry_id), '[]')
  from collection_entry entry where entry.site_id = item.site_id and entry.collection_id = item.id)`;
