import { answering } from '../../../../platform/contract/handler.ts';
import type { SiteOfItem } from '../../../../platform/contract/site-of-item.ts';
import { failure } from '../../../../platform/kernel/failure.ts';
import { failed, success } from '../../../../platform/kernel/result.ts';
import { frameKey } from '../../../../platform/ports/edge-cache.ts';
import { getChannelInfo, getChannelList } from '../contract.ts';
import { pathTo } from '../domain/channel-tree.ts';
import type { NavigationStore } from '../use-cases/navigation-store.ts';
import { presentChannel } from './present-channel.ts';

export const answerGetChannelList = (navigation: NavigationStore) =>
  answering(getChannelList, async ({ site, language, shows }) => {
    const channels = await navigation.channels(site);
    shows(frameKey(site.target.id));
    return success(channels.map((channel) => presentChannel(channel, language, site)));
  });

export const answerGetChannelInfo = (navigation: NavigationStore, siteOfItem: SiteOfItem) =>
  answering(getChannelInfo, async ({ input, site, language, shows }) => {
    const owner = await siteOfItem(site, input.channelId);
    if (!owner.ok) return owner;
    const path = pathTo(await navigation.channels(owner.value), input.channelId);
    const channel = path.at(-1);
    if (!channel) return failed(failure('notFound'));
    shows(frameKey(owner.value.target.id));
    const ancestors = path.slice(0, -1).map((above) => presentChannel(above, language, owner.value));
    return success({ ...presentChannel(channel, language, owner.value), ancestors });
  });
