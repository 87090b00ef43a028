import type { AnyHandler } from '../../../platform/contract/handler.ts';
import type { SiteOfItem } from '../../../platform/contract/site-of-item.ts';
import type { Database } from '../../../platform/ports/database.ts';
import type { FileStore } from '../../../platform/ports/file-store.ts';
import { answerGetItemInfo } from './api/get-item-info.ts';
import { postgresColumns } from './store/postgres-columns.ts';

export const columnHandlers = (database: Database, files: FileStore, siteOfItem: SiteOfItem): AnyHandler[] => [
  answerGetItemInfo(postgresColumns(database), files, siteOfItem),
];
