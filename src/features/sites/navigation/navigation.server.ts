import type { AnyHandler } from '../../../platform/contract/handler.ts';
import type { SiteOfItem } from '../../../platform/contract/site-of-item.ts';
import { answerGetChannelUses } from './api/get-channel-uses.ts';
import { answerGetChannelInfo, answerGetChannelList } from './api/get-channels.ts';
import { answerGetCommonCodes } from './api/get-common-codes.ts';
import { answerGetToolsList } from './api/get-tools-list.ts';
import type { ChannelUses, NavigationStore } from './use-cases/navigation-store.ts';

interface Parts {
  readonly navigation: NavigationStore;
  readonly siteOfItem: SiteOfItem;
  readonly channelUses: ChannelUses;
}

export const navigationHandlers = ({ navigation, siteOfItem, channelUses }: Parts): AnyHandler[] => [
  answerGetChannelList(navigation),
  answerGetChannelInfo(navigation, siteOfItem),
  answerGetToolsList(navigation),
  answerGetCommonCodes(navigation),
  answerGetChannelUses(channelUses),
];
