import type { AnyHandler } from '../../platform/contract/handler.ts';
import type { SiteOfItem } from '../../platform/contract/site-of-item.ts';
import type { Kind } from '../../platform/item/kind.ts';
import type { Database } from '../../platform/ports/database.ts';
import { answerFindSubject } from './api/find-subject.ts';
import { subjectSearch } from './search/search-subject.ts';
import { postgresSubjectRecords } from './store/postgres-subjects.ts';
import { subjectTable } from './store/subject-table.ts';

export const subjectKind: Kind = {
  name: 'subject',
  hasPage: true,
  family: 'others',
  table: subjectTable,
  search: subjectSearch,
};

interface Parts {
  readonly database: Database;
  readonly siteOfItem: SiteOfItem;
}

export const subjectHandlers = ({ database, siteOfItem }: Parts): AnyHandler[] => [
  answerFindSubject(postgresSubjectRecords(database), siteOfItem),
];
