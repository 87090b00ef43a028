import type { Language } from '../../../../platform/kernel/language.ts';
import type { SiteContext } from '../../../../platform/kernel/site-context.ts';
import { textFor } from '../../../../platform/kernel/text.ts';
import { harmlessValue } from '../../../../platform/kernel/web-address.ts';
import type { ShownChannel } from '../contract.ts';
import type { Channel } from '../domain/channel.ts';
import { channelTarget } from '../domain/channel-target.ts';

/** A channel as calls answer it, with all below it. */
export function presentChannel(channel: Channel, language: Language, site: SiteContext): ShownChannel {
  return {
    ...channel,
    name: textFor(channel.names, 'zh', site.target.defaultLanguage),
    enName: channel.names.en ?? '',
    linkValue: harmlessValue(channel.linkValue),
    target: channelTarget(channel, language, site),
    children: channel.children.map((child) => presentChannel(child, language, site)),
  };
}
