import { sql } from 'kysely';
import { query } from '../../../../../db/query.ts';
import { statement } from '../../../../platform/item/writing/raw-statement.ts';
import { entryIds, storeEntries } from '../../../../platform/item/writing/store-entries.ts';
import type { Choice } from '../../../../platform/kernel/form-field.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import type { Transaction } from '../../../../platform/ports/database.ts';
import { type Editable, theOnlyOne } from '../../../../platform/ports/editable.ts';
import type { ChannelUse } from '../contract.ts';
import {
  type ChannelRow,
  channelDocument,
  channelProblems,
  channelRows,
  entriesOf,
} from '../domain/editing/channel-document.ts';
import { canHoldModules, channelFields, channelFieldsWith } from '../domain/editing/channel-form.ts';

/** The banners of a site, to choose from. */
type BannersOf = (transaction: Transaction, site: number) => Promise<readonly Choice[]>;

/** The navigation of a site: all of it is one document, so that nobody ever publishes half a move. */
export const editableChannels = (bannersOf: BannersOf): Editable => ({
  kind: 'channels',
  permission: 'navigation.edit',
  section: 'pages',
  fields: channelFields,
  fieldsAt: async (transaction, site) => channelFieldsWith(await bannersOf(transaction, site.host.id)),
  check: channelProblems,
  address: () => '/',
  async read(transaction, site, id) {
    if (id !== theOnlyOne) return null;
    const rows = await storedChannels(transaction, site.host.id);
    // A banner that is gone can't be chosen.
    const banners = new Set((await bannersOf(transaction, site.host.id)).map(({ value }) => value));
    return channelDocument(
      rows.map((row) => ({ ...row, banner_id: row.banner_id && banners.has(row.banner_id) ? row.banner_id : null })),
    );
  },
  async write(transaction, site, _, document) {
    const entries = entriesOf(document);
    const site_id = site.host.id;
    const ids = await entryIds(
      transaction,
      site_id,
      entries.map(({ id }) => id),
    );
    await storeEntries(
      transaction,
      'channel',
      channelRows(entries, ids).map((row) => ({ site_id, ...row, names: JSON.stringify(row.names), removed: false })),
    );
    await takeAway(transaction, site_id, ids);
    return theOnlyOne;
  },
});

/** Those on which something hangs stay out of sight, so that undoing brings their pages back whole; the others go. */
async function takeAway(transaction: Transaction, site: number, kept: readonly Id[]): Promise<void> {
  const gone = sql`site_id = ${site} and not removed and not (id = any (${kept}::bigint[]))`;
  const used = await channelsInUse(transaction, site);
  await transaction.rows(statement`update channel set removed = true, enable = false, parent_id = null
    where ${gone} and id = any (${used.map(({ id }) => id)}::bigint[])`);
  await transaction.rows(statement`delete from channel where ${gone}`);
}

const storedChannels = (transaction: Transaction, site: number) =>
  transaction.rows(
    query
      .selectFrom('channel')
      .select(['id', 'parent_id', 'position', 'code', 'names', 'enable'])
      .select(['link_type', 'link_value', 'banner_id', 'news_data_type', 'shows_all'])
      .where('site_id', '=', site)
      .where('removed', '=', false)
      .orderBy('position')
      .orderBy('id')
      .$narrowType<Pick<ChannelRow, 'names' | 'link_type'>>(),
  );

/** The channels of a site from the top down, for those who place things on their pages. */
export async function listChannels(transaction: Transaction, site: number) {
  const rows = await storedChannels(transaction, site);
  const codes = new Map(rows.map(({ id, code }) => [id, code]));
  return entriesOf(channelDocument(rows)).map(({ id, names, shown: isVisible }) => ({
    id,
    names,
    isShown: isVisible,
    canHoldModules: canHoldModules(codes.get(id) ?? ''),
  }));
}

/** What refers to each channel of a site; channels to which nothing does are left out. The tables are those whose keys point here. */
export const channelsInUse = (transaction: Transaction, site: number): Promise<ChannelUse[]> =>
  transaction.rows(statement<ChannelUse>`
    select channel_id as id,
      (count(*) filter (where kind = 'module'))::int as modules,
      (count(*) filter (where kind = 'text'))::int as texts,
      (count(*) filter (where kind = 'entry'))::int as entries
    from (
      select channel_id, 'module' as kind from module where site_id = ${site}
      union all select channel_id, 'text' from column_text where site_id = ${site}
      union all select channel_id, 'entry' from column_entry where site_id = ${site}
    ) as uses
    where channel_id is not null
    group by channel_id`);
