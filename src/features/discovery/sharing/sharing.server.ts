import type { AnyHandler } from '../../../platform/contract/handler.ts';
import type { SiteOfItem } from '../../../platform/contract/site-of-item.ts';
import type { ItemStore } from '../../../platform/item/item-store.ts';
import { answerGetJumpUrl, findJump } from './api/jump-calls.ts';

export const sharingHandlers = (items: ItemStore, siteOfItem: SiteOfItem): AnyHandler[] =>
  answerGetJumpUrl(findJump(items), siteOfItem);
