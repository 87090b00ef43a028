import type { AnyHandler } from '../../platform/contract/handler.ts';
import type { SiteOfItem } from '../../platform/contract/site-of-item.ts';
import type { ExtensionKind } from '../../platform/kernel/extension.ts';
import type { Database } from '../../platform/ports/database.ts';
import { answerGetExtensionItem } from './api/get-extension-item.ts';
import { postgresExtensionItems } from './store/postgres-extension-items.ts';

export { extensionForm } from './store/extension-form.ts';
export { extensionKind } from './store/extension-kind.ts';

interface Parts {
  readonly database: Database;
  readonly siteOfItem: SiteOfItem;
  readonly extra: readonly ExtensionKind[];
}

export const extensionItemHandlers = ({ database, siteOfItem, extra }: Parts): AnyHandler[] => [
  answerGetExtensionItem(postgresExtensionItems(database), siteOfItem, extra),
];
