import type { Handler } from '../../platform/contract/handler.ts';
import type { SiteOfItem } from '../../platform/contract/site-of-item.ts';
import { answerGetChannelInfo, answerGetChannelList } from './api/get-channels.ts';
import { answerGetCommonCodes } from './api/get-common-codes.ts';
import { answerGetToolsList } from './api/get-tools-list.ts';
import type { NavigationStore } from './use-cases/navigation-store.ts';

export const navigationHandlers = (navigation: NavigationStore, siteOfItem: SiteOfItem): Handler[] =>
  [
    answerGetChannelList(navigation),
    answerGetChannelInfo(navigation, siteOfItem),
    answerGetToolsList(navigation),
    answerGetCommonCodes(navigation),
  ] as Handler[];
