import type { RouterContextProvider } from 'react-router';
import { siteOfId } from '../../../../platform/kernel/id.ts';
import { phrasesOf } from '../../../../platform/shell/phrases.ts';
import type { getChannelInfo } from '../../../sites/navigation/contract.ts';
import { type OpenPage, openPage } from '../../../sites/navigation/parts/open-page.ts';
import type { getBanner } from '../../home/contract.ts';

/** The banner of the channel that led to a page: the one that the address names, else the channel's own. */
export async function loadColumnBanner(context: Readonly<RouterContextProvider>, request: Request) {
  const page = await openPage(context, request);
  const { call, say, parameters } = page;
  const bannerId = parameters.bannerId ?? (await bannerOfChannel(page));
  const found = bannerId ? await call<typeof getBanner>('GET /front/module/getBanner', { bannerId }) : null;
  const slides = (found?.ok ? found.value : []).map((slide) => ({
    id: slide.bannerItemId,
    title: slide.resName,
    pieces: phrasesOf(slide.resName),
    description: say(slide.descriptions),
    href: slide.target?.href ?? null,
    picture: slide.pictureUrl,
  }));
  return slides.length > 0 ? { slides } : null;
}

async function bannerOfChannel({ call, parameters: { columnId } }: OpenPage): Promise<string | null> {
  if (!columnId || !siteOfId(columnId)) return null;
  const channel = await call<typeof getChannelInfo>('GET /front/channel/info', { channelId: columnId });
  return channel.ok ? channel.value.bannerId : null;
}
