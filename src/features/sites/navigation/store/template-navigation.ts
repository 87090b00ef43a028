import { query } from '../../../../../db/query.ts';
import { entryIds } from '../../../../platform/item/writing/store-entries.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import type { Text } from '../../../../platform/kernel/text.ts';
import type { Transaction } from '../../../../platform/ports/database.ts';
import { mayShowAll } from '../domain/editing/channel-form.ts';

interface GivenChannel {
  readonly key?: string;
  readonly code: string;
  readonly names: Text;
  readonly newsDataType?: string;
  readonly children?: readonly GivenChannel[];
}

/** Gives a new site its channels; answers the ids of those that have a key. */
export async function storeTemplateChannels(
  transaction: Transaction,
  site: number,
  channels: readonly GivenChannel[],
  parent: Id | null = null,
): Promise<ReadonlyMap<string, Id>> {
  const known = new Map<string, Id>();
  const ids = await newIds(transaction, site, channels.length);
  for (const [position, { key, code, names, newsDataType, children = [] }] of channels.entries()) {
    const id = ids[position] as Id;
    await transaction.rows(
      query.insertInto('channel').values({
        site_id: site,
        id,
        parent_id: parent,
        position,
        code,
        names: JSON.stringify(names),
        news_data_type: newsDataType ?? null,
        // A new site's lists show what it has before anyone puts something into them.
        shows_all: mayShowAll(code),
      }),
    );
    if (key) known.set(key, id);
    for (const [below, its] of await storeTemplateChannels(transaction, site, children, id)) known.set(below, its);
  }
  return known;
}

interface GivenTool {
  readonly platformType: string;
  readonly names: Text;
}

export async function storeTemplateTools(
  transaction: Transaction,
  site: number,
  tools: readonly GivenTool[],
): Promise<void> {
  const ids = await newIds(transaction, site, tools.length);
  for (const [position, { platformType, names }] of tools.entries()) {
    const id = ids[position] as Id;
    await transaction.rows(
      query.insertInto('tool_link').values({
        site_id: site,
        id,
        index_id: id,
        position,
        res_name: JSON.stringify(names),
        type: platformType === 'share' ? 'share' : 'platform',
        platform_type: platformType,
      }),
    );
  }
}

const newIds = (transaction: Transaction, site: number, count: number) =>
  entryIds(
    transaction,
    site,
    Array.from({ length: count }, () => ''),
  );
