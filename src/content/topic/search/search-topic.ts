import { sql } from 'kysely';
import { entryIds } from '../../../platform/item/searching/entries.ts';
import { kindSearch } from '../../../platform/item/searching/kind-search.ts';
import { unique } from '../../../platform/item/searching/texts.ts';

interface TopicFacts {
  readonly code: string | null;
  readonly entries: readonly string[];
}

const facts = sql`(select jsonb_build_object('code', topic.code, 'entries', ${entryIds})
  from topic where topic.site_id = item.site_id and topic.id = item.id)`;

export const topicSearch = kindSearch<TopicFacts>(
  { facts, toDocument: (_, { code }) => ({ ids: unique([code]) }), copied: ({ entries }) => entries },
  { code: null, entries: [] },
);
