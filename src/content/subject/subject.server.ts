import { sql } from 'kysely';
import type { AnyHandler } from '../../platform/contract/handler.ts';
import type { SiteOfItem } from '../../platform/contract/site-of-item.ts';
import type { Kind } from '../../platform/item/kind.ts';
import { kindSearch } from '../../platform/item/searching/kind-search.ts';
import { unique } from '../../platform/item/searching/texts.ts';
import type { Database } from '../../platform/ports/database.ts';
import { answerFindSubject } from './api/find-subject.ts';
import { postgresSubjects } from './store/postgres-subjects.ts';

const facts = sql`(select jsonb_build_object('code', subject.code)
  from subject where subject.site_id = item.site_id and subject.id = item.id)`;

export const subjectKind: Kind = {
  name: 'subject',
  hasPage: true,
  family: 'others',
  table: { name: 'subject', owner: 'id', fields: { code: '', parent: null, position: 0 }, links: ['parent'] },
  search: kindSearch<{ readonly code: string | null }>(
    { facts, toDocument: (_, { code }) => ({ ids: unique([code]) }) },
    { code: null },
  ),
};

interface Parts {
  readonly database: Database;
  readonly siteOfItem: SiteOfItem;
}

export const subjectHandlers = ({ database, siteOfItem }: Parts): AnyHandler[] => [
  answerFindSubject(postgresSubjects(database), siteOfItem),
];
