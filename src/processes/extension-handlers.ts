import { extensionItemHandlers } from '../content/extension-item/extension-item.server.ts';
import { safeBody } from '../features/portal/column/use-cases/safe-body.ts';
import { answerGetExtensionContent } from '../features/portal/home/api/get-extension-content.ts';
import { drawingExtensions } from '../features/portal/home/use-cases/draw-extension.ts';
import type { AnyHandler } from '../platform/contract/handler.ts';
import { listsForExtensions } from './extension-lists.ts';
import type { SharedParts } from './shared-parts.ts';

/** The calls that answer with what extensions bring: modules of pages, and items of their kinds. `lists` has the call that lists items. */
export const extensionHandlers = (
  { extensions, modules, siteOfItem, database, log }: SharedParts,
  lists: readonly AnyHandler[],
): AnyHandler[] => [
  answerGetExtensionContent({
    modules,
    siteOfItem,
    draw: drawingExtensions({ extra: extensions.homeModules, safeHtml: safeBody, log }),
    listFor: listsForExtensions(lists),
  }),
  ...extensionItemHandlers({ database, siteOfItem, extra: extensions.kinds }),
];
