import { sql } from 'kysely';
import { query } from '../../../../../db/query.ts';
import { statement } from '../../../../platform/item/writing/raw-statement.ts';
import { entryIds, storeEntries } from '../../../../platform/item/writing/store-entries.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import type { Text } from '../../../../platform/kernel/text.ts';
import type { Transaction } from '../../../../platform/ports/database.ts';
import { type Editable, theOnlyOne } from '../../../../platform/ports/editable.ts';
import {
  type ChannelRow,
  channelDocument,
  channelProblems,
  channelRows,
  entriesOf,
} from '../domain/editing/channel-document.ts';
import { channelFields } from '../domain/editing/channel-form.ts';
import { canHoldModules } from '../domain/editing/channel-places.ts';
import { channelsInUse } from './channel-uses.ts';

/** The navigation of a site: all of it is one document, so that nobody ever publishes half a move. */
export const editableChannels: Editable = {
  kind: 'channels',
  permission: 'navigation.edit',
  section: 'pages',
  fields: channelFields,
  check: channelProblems,
  address: () => '/',
  async read(transaction, site, id) {
    return id === theOnlyOne ? channelDocument(await storedChannels(transaction, site.host.id)) : null;
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
};

/** Those on which something hangs stay out of sight, so that undoing brings their pages back whole; the others go. */
async function takeAway(transaction: Transaction, site: number, kept: readonly Id[]): Promise<void> {
  const gone = sql`site_id = ${site} and not removed and not (id = any (${kept}::bigint[]))`;
  const used = await channelsInUse(transaction, site);
  await transaction.rows(
    statement(sql`update channel set removed = true, enable = false, parent_id = null
      where ${gone} and id = any (${used.map(({ id }) => id)}::bigint[])`),
  );
  await transaction.rows(statement(sql`delete from channel where ${gone}`));
}

async function storedChannels(transaction: Transaction, site: number): Promise<ChannelRow[]> {
  const rows = await transaction.rows(
    query
      .selectFrom('channel')
      .select(['id', 'parent_id', 'position', 'code', 'names', 'enable'])
      .select(['link_type', 'link_value', 'banner_id', 'news_data_type'])
      .where('site_id', '=', site)
      .where('removed', '=', false)
      .orderBy('position')
      .orderBy('id'),
  );
  return rows.map((row) => ({
    ...row,
    names: row.names as Text,
    link_type: row.link_type as ChannelRow['link_type'],
  }));
}

export interface ListedChannel {
  readonly id: Id;
  readonly names: Text;
  readonly isShown: boolean;
  readonly canHoldModules: boolean;
}

/** The channels of a site from the top down, for those who place things on their pages. */
export async function listChannels(transaction: Transaction, site: number): Promise<ListedChannel[]> {
  const rows = await storedChannels(transaction, site);
  const codes = new Map(rows.map(({ id, code }) => [id, code]));
  return entriesOf(channelDocument(rows)).map(({ id, names, shown }) => ({
    ...{ id, names, isShown: shown },
    canHoldModules: canHoldModules(codes.get(id) ?? ''),
  }));
}
