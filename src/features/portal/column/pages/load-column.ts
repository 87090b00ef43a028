import type { RouterContextProvider } from 'react-router';
import type { OutputOf } from '../../../../platform/contract/endpoint.ts';
import { siteOfId } from '../../../../platform/kernel/id.ts';
import type { Language } from '../../../../platform/kernel/language.ts';
import { readPageParameters } from '../../../../platform/kernel/page-parameters.ts';
import { textFor } from '../../../../platform/kernel/text.ts';
import { showScreen } from '../../../../platform/shell/error-screen.server.ts';
import { expectAnswer } from '../../../../platform/ui/expect-answer.ts';
import { pageRequest } from '../../../../platform/ui/page-context.ts';
import { pageUrl } from '../../../../platform/ui/page-url.ts';
import type { getChannelInfo, getChannelList, ShownChannel } from '../../../sites/navigation/contract.ts';
import type { getHostSite } from '../../../sites/site/contract.ts';
import { loadModules } from '../../home/parts/load-modules.ts';
import type { getItemInfo } from '../contract.ts';
import { channelCodesOf } from '../domain/column-addresses.ts';
import type { ColumnView } from '../parts/column-view.ts';

type Info = OutputOf<typeof getItemInfo>;

/** What a column's page shows: its stored text, its place in the navigation, and the modules that the site put below it. */
export async function loadColumn(
  context: Readonly<RouterContextProvider>,
  request: Request,
  id?: string,
): Promise<ColumnView> {
  const { call, language: asked, placeBody } = context.get(pageRequest);
  const site = expectAnswer(await call<typeof getHostSite>('GET /front/site/getHostSite', {}));
  const language = asked ?? site.defaultLanguage;
  const say = (text: Parameters<typeof textFor>[0]) => textFor(text, language, site.defaultLanguage);
  const url = pageUrl(request);
  const parameters = readPageParameters(url.searchParams);
  const columnId =
    usableId(id ?? parameters.childId ?? parameters.columnId) ??
    (parameters.code ? undefined : await channelOf(url.pathname));

  const found =
    columnId || parameters.code
      ? await call<typeof getItemInfo>('GET /front/item/info', columnId ? { columnId } : { code: parameters.code })
      : null;
  const info = found?.ok ? found.value : null;
  const channelId = info ? info.channelId : columnId;
  const known = channelId ? await call<typeof getChannelInfo>('GET /front/channel/info', { channelId }) : null;
  const channel = known?.ok ? known.value : null;
  if (!info && !channel) throw showScreen('notFound', language);
  if (info?.body) await placeBody(info.body.sha256);
  const modules = channelId ? await loadModules(context, channelId) : [];

  return {
    title: say(info?.titles ?? channel?.names ?? {}),
    summary: info ? say(info.summaries) : '',
    updatedAt: info?.updatedAt ?? null,
    body: info?.body ?? null,
    path: (channel ? [...channel.ancestors, channel] : []).map((above) => ({
      name: say(above.names),
      href: above.target?.href ?? null,
    })),
    beside: besides(info, channel, say),
    texts: (info?.beside ?? []).map((text) => ({
      id: text.id,
      title: say(text.titles),
      summary: say(text.summaries),
      updatedAt: text.updatedAt,
    })),
    modules,
  };

  async function channelOf(path: string): Promise<string | undefined> {
    const codes = channelCodesOf[path.toLowerCase().replace(/\/$/, '')] ?? [];
    const channels = flatten(expectAnswer(await call<typeof getChannelList>('GET /front/channel/getChannelList', {})));
    for (const code of codes) {
      const match = channels.find((candidate) => candidate.code === code);
      if (match) return match.id;
    }
    return undefined;
  }
}

/** An id that belongs to no site is no id. */
const usableId = (id: string | undefined): string | undefined => (id && siteOfId(id) ? id : undefined);

const flatten = (channels: readonly ShownChannel[]): ShownChannel[] =>
  channels.flatMap((channel) => [channel, ...flatten(channel.children)]);

type Say = (text: Partial<Record<Language, string>>) => string;

/** The other pages of the section: the channel's children, else the texts that share the channel. */
function besides(info: Info | null, channel: OutputOf<typeof getChannelInfo> | null, say: Say): ColumnView['beside'] {
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
