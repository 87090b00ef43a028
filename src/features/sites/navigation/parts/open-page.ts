import type { RouterContextProvider } from 'react-router';
import type { Call } from '../../../../platform/contract/call.ts';
import type { OutputOf } from '../../../../platform/contract/endpoint.ts';
import { siteOfId } from '../../../../platform/kernel/id.ts';
import type { Language } from '../../../../platform/kernel/language.ts';
import { type PageParameters, readPageParameters } from '../../../../platform/kernel/page-parameters.ts';
import { nameFor, type Text, textFor } from '../../../../platform/kernel/text.ts';
import { phrasesOf } from '../../../../platform/shell/phrases.ts';
import type { ArtworkName } from '../../../../platform/ui/artwork.tsx';
import { expectAnswer } from '../../../../platform/ui/expect-answer.ts';
import { pageRequest } from '../../../../platform/ui/page-context.ts';
import { pageUrl } from '../../../../platform/ui/page-url.ts';
import type { getModuleList } from '../../../portal/home/contract.ts';
import type { findBySiteId, getHostSite } from '../../site/contract.ts';
import type { getChannelInfo } from '../contract.ts';

/** What a page begins with: its site, language, address and calls. */
export interface OpenPage {
  readonly call: Call;
  readonly origin: string;
  readonly site: OutputOf<typeof getHostSite>;
  readonly language: Language;
  readonly parameters: PageParameters;
  readonly path: string;
  say(text: Text): string;
  /** The name of a person. */
  sayName(names: Text): string;
}

export async function openPage(context: Readonly<RouterContextProvider>, request: Request): Promise<OpenPage> {
  const { call, language: requested, origin } = context.get(pageRequest);
  const site = expectAnswer(await call<typeof getHostSite>('GET /front/site/getHostSite', {}));
  const language = requested ?? site.defaultLanguage;
  const url = pageUrl(request);
  return {
    call,
    origin,
    site,
    language,
    parameters: readPageParameters(url.searchParams),
    path: url.pathname.replace(/\/$/, ''),
    say: (text) => textFor(text, language, site.defaultLanguage),
    sayName: (names) => nameFor(names, language, site.defaultLanguage),
  };
}

export interface ColumnPlace {
  readonly title: string;
  /** The title in the pieces between which it may break. */
  readonly headline: readonly string[];
  readonly path: readonly { readonly name: string; readonly href: string | null }[];
  readonly code: string;
  /** Its list shows what was put into it, and nothing else. */
  readonly isFilled: boolean;
}

/** The column that led here, with those above it. */
export async function columnPlace({ call, parameters, say }: OpenPage): Promise<ColumnPlace | null> {
  const { columnId } = parameters;
  if (!columnId || !siteOfId(columnId)) return null;
  const found = await call<typeof getChannelInfo>('GET /front/channel/info', { channelId: columnId });
  if (!found.ok) return null;
  const { ancestors, code, names, showsAll } = found.value;
  return {
    code,
    title: say(names),
    headline: phrasesOf(say(names)),
    isFilled: !showsAll,
    path: ancestors.map((above) => ({ name: say(above.names), href: above.target?.href ?? null })),
  };
}

/** What the site's home draws covers with, so that an issue looks the same everywhere. */
export async function artworkOf({ call }: OpenPage): Promise<ArtworkName> {
  const modules = await call<typeof getModuleList>('GET /front/module/getModuleList', {});
  const named = modules.ok ? modules.value.find(({ settings }) => settings.artwork) : undefined;
  return named?.settings.artwork ?? 'waves';
}

/** The theme colour of the site that a journal is published at, where this one only shows it: its covers keep it. */
export async function hueOf({ call, site }: OpenPage, journal: string): Promise<number | undefined> {
  const siteId = siteOfId(journal);
  if (!siteId || siteId === site.id) return undefined;
  const owner = await call<typeof findBySiteId>('GET /front/site/findBySiteId', { siteId });
  return owner.ok ? owner.value.colourId : undefined;
}
