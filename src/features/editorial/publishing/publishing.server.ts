import type { AnyHandler } from '../../../platform/contract/handler.ts';
import type { WriteUnits } from '../../../platform/item/writing/write-units.ts';
import type { RecordAction } from '../../../platform/ports/console-log.ts';
import type { Database } from '../../../platform/ports/database.ts';
import { answerItemActions } from './api/item-actions.ts';
import { postgresPublishing } from './store/postgres-publishing.ts';
import { itemActions } from './use-cases/item-actions.ts';

interface Parts {
  readonly database: Database;
  readonly write: WriteUnits;
  readonly record: RecordAction;
  readonly today: (site: number) => Promise<string>;
}

export function publishingHandlers(parts: Parts): AnyHandler[] {
  const store = postgresPublishing(parts.database);
  return answerItemActions(store, itemActions({ ...parts, store }));
}
