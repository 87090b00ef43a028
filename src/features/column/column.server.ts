import type { Handler } from '../../platform/contract/handler.ts';
import type { Database } from '../../platform/ports/database.ts';
import { answerGetItemInfo } from './api/get-item-info.ts';
import { postgresColumns } from './store/postgres-columns.ts';

export const columnHandlers = (database: Database): Handler[] => [
  answerGetItemInfo(postgresColumns(database)) as Handler,
];
