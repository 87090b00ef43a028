import { sql } from 'kysely';
import { statement } from '../../../../platform/item/writing/raw-statement.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import type { Transaction } from '../../../../platform/ports/database.ts';

export interface ChannelUse {
  readonly id: Id;
  readonly modules: number;
  readonly texts: number;
  readonly news: number;
}

/** What refers to each channel of a site; channels to which nothing does are left out. The tables are those whose keys point here. */
export const channelsInUse = (transaction: Transaction, site: number): Promise<ChannelUse[]> =>
  transaction.rows(
    statement(sql<ChannelUse>`
      select channel_id as id,
        (count(*) filter (where kind = 'module'))::int as modules,
        (count(*) filter (where kind = 'text'))::int as texts,
        (count(*) filter (where kind = 'news'))::int as news
      from (
        select channel_id, 'module' as kind from module where site_id = ${site}
        union all select channel_id, 'text' from column_text where site_id = ${site}
        union all select channel_id, 'news' from news where site_id = ${site}
      ) as uses
      where channel_id is not null
      group by channel_id`),
  );
