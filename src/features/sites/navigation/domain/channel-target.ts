import type { Language } from '../../../../platform/kernel/language.ts';
import { longestName, type PageParameters, writePageParameters } from '../../../../platform/kernel/page-parameters.ts';
import type { SiteContext } from '../../../../platform/kernel/site-context.ts';
import { textFor } from '../../../../platform/kernel/text.ts';
import { outsideAddress } from '../../../../platform/kernel/web-address.ts';
import type { ChannelTarget, StoredChannel } from '../contract.ts';

/** Where a channel leads by its code. Codes that are not listed lead to the page of their own name. */
interface ChannelTargetRow {
  readonly code: string;
  /** The page's path; nothing for a channel that leads out of the portal. */
  readonly path: string | null;
  /** `column`: the page shows what the channel holds; `plain`: it is the same page whichever channel led there. */
  readonly parameters: 'column' | 'columnWithType' | 'plain';
}

export const channelTargets: readonly ChannelTargetRow[] = [
  { code: 'introduce', path: '/periodIntroduce', parameters: 'column' },
  { code: 'reader', path: '/periodIntroduce', parameters: 'column' },
  { code: 'situation', path: '/periodIntroduce', parameters: 'column' },
  { code: 'column', path: '/periodIntroduce', parameters: 'column' },
  { code: 'contact', path: '/periodIntroduce', parameters: 'column' },
  { code: 'item', path: '/new', parameters: 'column' },
  { code: 'subaboutus', path: '/aboutus', parameters: 'column' },
  { code: 'subcontact', path: '/aboutus', parameters: 'column' },
  { code: 'directory', path: '/academic', parameters: 'columnWithType' },
  { code: 'backissue', path: '/academic', parameters: 'columnWithType' },
  { code: 'singleFirst', path: '/academic', parameters: 'columnWithType' },
  { code: 'jump', path: null, parameters: 'plain' },
  { code: 'newLink', path: '/newLink1', parameters: 'column' },
  { code: 'virtualAlbum', path: '/virtualAlbumList', parameters: 'column' },
  { code: 'newAlbum', path: '/virtualAlbumList', parameters: 'column' },
  { code: 'biaozhun', path: '/libraryList', parameters: 'column' },
  { code: 'zhuanli', path: '/libraryList', parameters: 'column' },
  { code: 'homeNav', path: '/homeNav', parameters: 'plain' },
  { code: 'scanHome', path: '/scanHome', parameters: 'plain' },
];

export type TargetedChannel = Omit<StoredChannel, 'enable' | 'parentId' | 'showsAll'>;

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
    // The page that a site made itself is called by its own code.
    code: (channel.code === 'customRoute' && channel.linkValue) || channel.code,
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
