import { type AnyHandler, answering } from '../../../../platform/contract/handler.ts';
import type { SiteOfItem } from '../../../../platform/contract/site-of-item.ts';
import { failure } from '../../../../platform/kernel/failure.ts';
import type { Language } from '../../../../platform/kernel/language.ts';
import { isOffered, type Offers } from '../../../../platform/kernel/offers.ts';
import { failed, success } from '../../../../platform/kernel/result.ts';
import type { SiteContext } from '../../../../platform/kernel/site-context.ts';
import { textFor } from '../../../../platform/kernel/text.ts';
import { harmlessValue, webAddress } from '../../../../platform/kernel/web-address.ts';
import { frameKey } from '../../../../platform/ports/edge-cache.ts';
import type { OffersOf } from '../../../../platform/ports/offers-of.ts';
import {
  type ChannelTarget,
  type ChannelUse,
  getChannelInfo,
  getChannelList,
  getChannelUses,
  getCommonCodes,
  getToolsList,
  type PublicChannel,
} from '../contract.ts';
import { channelTarget } from '../domain/channel-target.ts';
import { type Channel, pathTo } from '../domain/channel-tree.ts';
import type { NavigationStore } from '../store/postgres-navigation.ts';

interface Parts {
  readonly navigation: NavigationStore;
  readonly siteOfItem: SiteOfItem;
  readonly offersOf: OffersOf;
  /** What hangs on the channels of a site: modules of their pages, texts and news that stand in them. */
  readonly channelUses: (site: number) => Promise<ChannelUse[]>;
}

export const navigationHandlers = ({ navigation, siteOfItem, offersOf, channelUses }: Parts): AnyHandler[] => [
  answering(getChannelList, async ({ site, language, shows }) => {
    const [channels, offers] = await Promise.all([navigation.channels(site), offersOf(site)]);
    shows(frameKey(site.target.id));
    return success(channels.map((channel) => presentChannel(channel, language, site, offers)));
  }),

  answering(getChannelInfo, async ({ input, site, language, shows }) => {
    const owner = await siteOfItem(site, input.channelId);
    if (!owner.ok) return owner;
    const [channels, offers] = await Promise.all([navigation.channels(owner.value), offersOf(owner.value)]);
    shows(frameKey(owner.value.target.id));
    const path = pathTo(channels, input.channelId);
    const channel = path.at(-1);
    if (!channel) return failed(failure('notFound'));
    const ancestors = path.slice(0, -1).map((above) => presentChannel(above, language, owner.value, offers));
    return success({ ...presentChannel(channel, language, owner.value, offers), ancestors });
  }),

  answering(getToolsList, async ({ site, language, shows }) => {
    const tools = await navigation.tools(site);
    shows(frameKey(site.target.id));
    return success(
      tools.map((tool) => ({
        ...tool,
        resName: textFor(tool.names, language, site.target.defaultLanguage),
        description: textFor(tool.descriptions, language, site.target.defaultLanguage),
        cover: webAddress(tool.cover),
        linkValue2: harmlessValue(tool.linkValue2),
        bouncePictureUrl: webAddress(tool.bouncePictureUrl),
        pictureUrl: webAddress(tool.pictureUrl),
        url: webAddress(tool.url),
      })),
    );
  }),

  answering(getCommonCodes, async ({ input, site, language, shows }) => {
    const codes = await navigation.codes(site);
    const requested = codes.filter(({ category }) => input.category === undefined || category === input.category);
    const named = requested.map((code) => ({
      ...code,
      name: textFor(code.names, language, site.target.defaultLanguage),
    }));
    shows(frameKey(site.target.id));
    return success(Object.fromEntries(Map.groupBy(named, ({ category }) => category)));
  }),

  answering(getChannelUses, async ({ site }) => success(await channelUses(site.host.id))),
];

/** A channel as calls answer it, with all below it. */
function presentChannel(channel: Channel, language: Language, site: SiteContext, offers: Offers): PublicChannel {
  return {
    ...channel,
    name: textFor(channel.names, 'zh', site.target.defaultLanguage),
    enName: channel.names.en ?? '',
    linkValue: harmlessValue(channel.linkValue),
    target: offeredTarget(channelTarget(channel, language, site), offers),
    children: channel.children.map((child) => presentChannel(child, language, site, offers)),
  };
}

/** A channel leads to no page that its site doesn't offer. */
const offeredTarget = (target: ChannelTarget | null, offers: Offers): ChannelTarget | null =>
  target && (target.external || isOffered(target.href, offers)) ? target : null;
