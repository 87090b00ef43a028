import type { AnyHandler } from '../../../platform/contract/handler.ts';
import type { SiteOfItem } from '../../../platform/contract/site-of-item.ts';
import { answerGetModuleList } from './api/get-module-list.ts';
import type { ModuleStore } from './use-cases/module-store.ts';

export const moduleHandlers = (modules: ModuleStore, siteOfItem: SiteOfItem): AnyHandler[] => [
  answerGetModuleList(modules, siteOfItem),
];
