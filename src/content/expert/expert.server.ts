import type { Handler } from '../../platform/contract/handler.ts';
import type { SiteOfItem } from '../../platform/contract/site-of-item.ts';
import type { Kind } from '../../platform/item/kind.ts';
import type { Database } from '../../platform/ports/database.ts';
import type { FileStore } from '../../platform/ports/file-store.ts';
import { answerGetExpert } from './api/get-expert.ts';
import { expertSearch } from './search/search-expert.ts';
import { expertTable } from './store/expert-table.ts';
import { postgresExperts } from './store/postgres-experts.ts';

export const expertKind: Kind = {
  name: 'expert',
  hasPage: true,
  family: 'people',
  table: expertTable,
  search: expertSearch,
};

interface Parts {
  readonly database: Database;
  readonly files: FileStore;
  readonly siteOfItem: SiteOfItem;
}

export const expertHandlers = ({ database, files, siteOfItem }: Parts): Handler[] => [
  answerGetExpert(postgresExperts(database), files, siteOfItem) as Handler,
];
