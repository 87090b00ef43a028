import type { RouterContextProvider } from 'react-router';
import type { OutputOf } from '../../../../platform/contract/endpoint.ts';
import { siteOfId } from '../../../../platform/kernel/id.ts';
import { showScreen } from '../../../../platform/shell/error-screen.server.ts';
import { phrasesOf } from '../../../../platform/shell/phrases.ts';
import { expectAnswer } from '../../../../platform/ui/expect-answer.ts';
import { pageRequest } from '../../../../platform/ui/page-context.ts';
import type { getChannelInfo, getChannelList, PublicChannel } from '../../../sites/navigation/contract.ts';
import { type OpenPage, openPage } from '../../../sites/navigation/parts/open-page.ts';
import { loadModules } from '../../home/parts/load-modules.ts';
import { teaser } from '../../home/parts/module-view.ts';
import type { getItemInfo } from '../contract.ts';

/** What a column's page shows: its stored text, its place in the navigation, and the modules that the site put below it. */
export async function loadColumn(context: Readonly<RouterContextProvider>, request: Request, id?: string) {
  const page = await openPage(context, request);
  const { call, parameters, say } = page;
  const named = usableId(id ?? parameters.childId ?? parameters.columnId);
  const columnId = named ?? (parameters.code ? undefined : await channelOf(page));
  const info = await textOf(page, columnId);
  const channelId = info && !isOwnPage(page) ? info.channelId : (columnId ?? info?.channelId);
  const known = channelId ? await call<typeof getChannelInfo>('GET /front/channel/info', { channelId }) : null;
  const channel = known?.ok ? known.value : null;
  if (!info && (!channel || isOwnPage(page))) throw showScreen('notFound', page.language);
  const title = say(info?.titles ?? channel?.names ?? {});
  if (info?.body) await context.get(pageRequest).placeBody(info.body.sha256);

  return {
    channelId: channel?.id ?? null,
    title,
    headline: phrasesOf(title),
    updatedAt: info?.updatedAt ?? null,
    body: info?.body ?? null,
    /** From the top of the navigation down to this column. */
    path: (channel ? [...channel.ancestors, channel] : []).map((above) => ({
      name: say(above.names),
      href: above.target?.href ?? null,
    })),
    related: pagesOfSection(info, channel, say),
    texts: (info?.beside ?? []).map((text) => teaser(text, say)),
    modules: channelId ? await loadModules(context, channelId) : [],
  };
}

/** The page that a site made itself is found by its code, whichever column led there. */
async function textOf({ call, parameters, path }: OpenPage, columnId: string | undefined) {
  const ask = async (wanted: { columnId: string } | { code: string }) => {
    const found = await call<typeof getItemInfo>('GET /front/item/info', wanted);
    return found.ok ? found.value : null;
  };
  const { code } = parameters;
  if (isOwnPage({ parameters, path }) || !columnId) return code ? ask({ code }) : null;
  return ask({ columnId });
}

const isOwnPage = ({ parameters: { code }, path }: Pick<OpenPage, 'parameters' | 'path'>): boolean =>
  path.toLowerCase() === '/customroute' && code !== undefined && code !== 'customRoute';

async function channelOf({ call, path }: OpenPage): Promise<string | undefined> {
  const channels = flatten(expectAnswer(await call<typeof getChannelList>('GET /front/channel/getChannelList', {})));
  const codes = channelCodesOf[path.toLowerCase()] ?? [];
  return codes.flatMap((code) => channels.find((channel) => channel.code === code)?.id ?? [])[0];
}

/** An id that belongs to no site is no id. */
const usableId = (id: string | undefined): string | undefined => (id && siteOfId(id) ? id : undefined);

const flatten = (channels: readonly PublicChannel[]): PublicChannel[] =>
  channels.flatMap((channel) => [channel, ...flatten(channel.children)]);

/** The other pages of the section: the channel's children, else the texts that share the channel. */
function pagesOfSection(
  info: OutputOf<typeof getItemInfo> | null,
  channel: OutputOf<typeof getChannelInfo> | null,
  say: OpenPage['say'],
) {
  if (channel && channel.children.length > 0) {
    return channel.children.flatMap((child) =>
      child.target ? [{ name: say(child.names), href: child.target.href, current: false }] : [],
    );
  }
  if (!info || info.beside.length < 2) return [];
  return info.beside.map((text) => ({
    name: say(text.titles),
    href: `/info/${text.id}`,
    current: text.id === info.id,
  }));
}

/**
 * Which channels an address means when it names none: the first channel of the site with one of these codes. Older links come
 * without a columnId.
 */
const channelCodesOf: Readonly<Record<string, readonly string[]>> = {
  '/periodintroduce': ['introduce', 'periodIntroduce', 'reader', 'situation', 'column', 'contact'],
  '/about': ['about', 'aboutus', 'aboutUs', 'introduce'],
  '/aboutus': ['aboutus', 'aboutUs', 'about', 'subaboutus', 'introduce'],
  '/subaboutus': ['subaboutus', 'aboutus', 'aboutUs', 'about'],
  '/contact': ['contact', 'contactUs', 'subcontact'],
  '/contactus': ['contactUs', 'contact', 'subcontact'],
  '/subcontact': ['subcontact', 'contact', 'contactUs'],
  '/item': ['item'],
  '/newitem': ['newItem', 'item'],
  '/new': ['item'],
  '/info': ['info'],
};
