import type { AnyHandler } from '../../../platform/contract/handler.ts';
import type { Database } from '../../../platform/ports/database.ts';
import type { Log } from '../../../platform/ports/log.ts';
import type { RememberUse } from '../../../platform/ports/member-history.ts';
import type { SavedItems } from '../../../platform/ports/saved-items.ts';
import { answerForgetUses } from './api/forget-uses.ts';
import { answerListUses } from './api/list-uses.ts';
import { postgresHistory } from './store/postgres-history.ts';
import { createRememberUse } from './use-cases/remember-use.ts';

export const rememberingUses = (database: Database, log: Log): RememberUse =>
  createRememberUse(postgresHistory(database), log);

export function historyHandlers(database: Database, savedItems: SavedItems): AnyHandler[] {
  const store = postgresHistory(database);
  return [...answerListUses(store, savedItems), answerForgetUses(store)];
}
