import { sql } from 'kysely';
import type { Kind } from '../../platform/item/kind.ts';
import { entryIds } from '../../platform/item/searching/entries.ts';
import { kindSearch } from '../../platform/item/searching/kind-search.ts';
import { unique } from '../../platform/item/searching/texts.ts';

const facts = sql`(select jsonb_build_object('code', topic.code, 'entries', ${entryIds})
  from topic where topic.site_id = item.site_id and topic.id = item.id)`;

export const topicKind: Kind = {
  name: 'topic',
  hasPage: true,
  family: 'others',
  table: { name: 'topic', owner: 'id', fields: { code: null, bodies: {} } },
  search: kindSearch<{ readonly code: string | null; readonly entries: readonly string[] }>(
    { facts, toDocument: (_, { code }) => ({ ids: unique([code]) }), copied: ({ entries }) => entries },
    { code: null, entries: [] },
  ),
};
