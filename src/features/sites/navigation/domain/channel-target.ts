import type { Language } from '../../../../platform/kernel/language.ts';
import { longestName, type PageParameters, writePageParameters } from '../../../../platform/kernel/page-parameters.ts';
import type { SiteContext } from '../../../../platform/kernel/site-context.ts';
import { textFor } from '../../../../platform/kernel/text.ts';
import { outsideAddress } from '../../../../platform/kernel/web-address.ts';
import type { Channel } from './channel.ts';
import { type ChannelTargetRow, channelTargets } from './channel-targets.ts';

export interface ChannelTarget {
  readonly href: string;
  readonly external: boolean;
  readonly newWindow: boolean;
}

export type TargetedChannel = Omit<Channel, 'children' | 'enable' | 'parentId'>;

const rows = new Map(channelTargets.map((row) => [row.code, row]));

/** The address that a channel leads to, or nothing where its editor gave an address that no reader may be sent to. */
export function channelTarget(
  channel: TargetedChannel,
  language: Language,
  site: Pick<SiteContext, 'host' | 'target'>,
): ChannelTarget | null {
  const row = rows.get(channel.code) ?? ownPage(channel.code);
  if (row.path === null) {
    const href = outsideAddress(channel.linkValue);
    return href === null ? null : { href, external: true, newWindow: channel.linkType !== 'self' };
  }
  const href = row.path + writePageParameters(parametersOf(channel, row, language, site));
  return { href, external: false, newWindow: channel.linkType === 'blank' };
}

function parametersOf(
  channel: TargetedChannel,
  { parameters }: ChannelTargetRow,
  language: Language,
  { host, target }: Pick<SiteContext, 'host' | 'target'>,
): PageParameters {
  // The host's own language needs no parameter, or each of its pages would have two addresses.
  const lang = language === host.defaultLanguage ? {} : { lang: language };
  if (parameters === 'plain') return lang;
  const columnName = textFor(channel.names, language, target.defaultLanguage).slice(0, longestName);
  return {
    columnId: channel.id,
    ...(columnName === '' ? {} : { columnName }),
    ...(channel.bannerId === null ? {} : { bannerId: channel.bannerId }),
    code: channel.code,
    ...(parameters === 'columnWithType' ? { type: channel.code } : {}),
    ...(channel.newsDataType === null ? {} : { newsDataType: channel.newsDataType }),
    ...lang,
  };
}

/** Each part of the code is escaped, so that it can name neither another host nor a scheme nor a folder above. */
function ownPage(code: string): ChannelTargetRow {
  const parts = code.split('/').filter((part) => !/^\.{0,2}$/.test(part));
  const path = `/${parts.map((part) => encodeURIComponent(part.toWellFormed())).join('/')}`;
  return { code, path, parameters: 'column' };
}
