import { answering } from '../../../../platform/contract/handler.ts';
import type { SiteOfItem } from '../../../../platform/contract/site-of-item.ts';
import { failure } from '../../../../platform/kernel/failure.ts';
import type { Language } from '../../../../platform/kernel/language.ts';
import { failed, success } from '../../../../platform/kernel/result.ts';
import type { SiteContext } from '../../../../platform/kernel/site-context.ts';
import { textFor } from '../../../../platform/kernel/text.ts';
import { harmlessValue } from '../../../../platform/kernel/web-address.ts';
import { frameKey } from '../../../../platform/ports/edge-cache.ts';
import { getChannelInfo, getChannelList, type ShownChannel } from '../contract.ts';
import type { Channel } from '../domain/channel.ts';
import { channelTarget } from '../domain/channel-target.ts';
import { pathTo } from '../domain/channel-tree.ts';
import type { NavigationStore } from '../use-cases/navigation-store.ts';

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

/** A channel as calls answer it, with all below it. */
function presentChannel(channel: Channel, language: Language, site: SiteContext): ShownChannel {
  return {
    ...channel,
    name: textFor(channel.names, 'zh', site.target.defaultLanguage),
    enName: channel.names.en ?? '',
    linkValue: harmlessValue(channel.linkValue),
    target: channelTarget(channel, language, site),
    children: channel.children.map((child) => presentChannel(child, language, site)),
  };
}
