import type { AnyHandler } from '../../../platform/contract/handler.ts';
import type { SiteOfItem } from '../../../platform/contract/site-of-item.ts';
import type { Database } from '../../../platform/ports/database.ts';
import type { SavedItems } from '../../../platform/ports/saved-items.ts';
import { answerCollect, answerIsCollect, answerUnCollect } from './api/collect.ts';
import { answerCollects } from './api/list-collects.ts';
import { postgresCollected } from './store/postgres-collected.ts';

interface Parts {
  readonly database: Database;
  readonly savedItems: SavedItems;
  readonly siteOfItem: SiteOfItem;
}

export function collectingHandlers({ database, savedItems, siteOfItem }: Parts): AnyHandler[] {
  const store = postgresCollected(database);
  const parts = { store, savedItems, siteOfItem };
  return [answerCollect(parts), answerUnCollect(parts), answerIsCollect(parts), answerCollects(store, savedItems)];
}
