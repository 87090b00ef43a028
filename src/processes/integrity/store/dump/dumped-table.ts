import { type RawBuilder, sql } from 'kysely';
import type { Kind } from '../../../../platform/item/kind.ts';
import { columnOf, type DetailTable } from '../../../../platform/item/writing/detail-table.ts';
import {
  collectionEntryTable,
  itemFileTable,
  itemSubjectTable,
} from '../../../../platform/item/writing/shared-tables.ts';

/** A table of which an item has rows. In SQL a row of it is called `dumped`. */
export interface DumpedTable {
  readonly name: string;
  readonly owner: string;
  /** What puts the rows of one item into an order that does not depend on ids; nothing if there is one row only. */
  readonly order: RawBuilder<unknown> | null;
  /** Columns with ids of other items. */
  readonly links: readonly string[];
  /** Columns that are not dumped, beside the site and the owner. */
  readonly leftOut: readonly string[];
  /** What is said instead of, or beside, the row's own columns, as a JSON object. */
  readonly also: RawBuilder<unknown> | null;
}

const itemTable: DumpedTable = {
  name: 'item',
  owner: 'id',
  order: null,
  links: [],
  // What the line begins with, times, and what readers did.
  leftOut: ['kind', 'source_key', 'revision', 'created_at', 'updated_at', 'views', 'downloads', 'comments', 'score'],
  also: null,
};

const relationTable: DumpedTable = {
  name: 'relation',
  owner: 'from_id',
  order: sql`(dumped.type || ' ' || dumped.target) collate "C"`,
  links: ['to_id'],
  leftOut: [],
  also: null,
};

const mergeTable: DumpedTable = {
  name: 'item_merge',
  owner: 'from_id',
  order: null,
  links: ['into_id'],
  leftOut: [],
  also: null,
};

/** Width, length and the like are left out: the worker finds them in its own time. */
const fileFacts = sql`(select jsonb_build_object('bytes', bytes, 'content_type', content_type, 'public', public)
  from stored_file where stored_file.site_id = dumped.site_id and stored_file.sha256 = dumped.sha256)`;

const channelCode = sql`jsonb_build_object('channel_id', (select code || ' ' || position
  from channel where channel.site_id = dumped.site_id and channel.id = dumped.channel_id))`;

function toDumped(table: DetailTable, also: DumpedTable['also'] = null): DumpedTable {
  return {
    name: table.name,
    owner: table.owner,
    order: table.place ? sql.ref(`dumped.${table.place}`) : null,
    links: (table.links ?? []).map((field) => columnOf(table, field)),
    leftOut: [],
    also: also ?? ('channelId' in table.fields ? channelCode : null),
  };
}

export const tablesOf = (kind: Kind): DumpedTable[] => [
  itemTable,
  toDumped(kind.table),
  ...(kind.parts ?? []).map((part) => toDumped(part)),
  toDumped(itemFileTable, fileFacts),
  toDumped(itemSubjectTable),
  toDumped(collectionEntryTable),
  relationTable,
  mergeTable,
];
