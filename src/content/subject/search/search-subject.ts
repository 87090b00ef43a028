import { sql } from 'kysely';
import { kindSearch } from '../../../platform/item/searching/kind-search.ts';
import { unique } from '../../../platform/item/searching/texts.ts';

const facts = sql`(select jsonb_build_object('code', subject.code)
  from subject where subject.site_id = item.site_id and subject.id = item.id)`;

export const subjectSearch = kindSearch<{ readonly code: string | null }>(
  { facts, toDocument: (_, { code }) => ({ ids: unique([code]) }) },
  { code: null },
);
