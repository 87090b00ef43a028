import type { DraftFile, ItemDraft } from '../../../../platform/item/writing/item-draft.ts';
import { idOf } from '../../../../platform/kernel/id.ts';
import { type NewsType, newsTypes } from '../../../../platform/kernel/news-type.ts';
import { eachAtOnce } from '../at-once.ts';
import { chanceOf } from '../choosing.ts';
import { daysLater } from '../days.ts';
import type { Field, Line, SampleLanguage } from '../field.ts';
import { paragraphs } from '../html.ts';
import { fileAddress, writeBodies } from '../library/shelf.ts';
import { chinesePeople, listed } from '../people.ts';
import { drawCover } from '../pictures/cover.ts';
import type { Palette } from '../pictures/palette.ts';
import type { Studio } from '../studio.ts';
import type { NewsText } from './news-text.ts';
import { officialNews } from './official-news.ts';
import { otherNews } from './other-news.ts';

/** A site that news stand on. */
export interface NewsPlace {
  readonly site: number;
  readonly sld: string;
  readonly channel: number;
  readonly seed: number;
  readonly mainLanguage: SampleLanguage;
  readonly palette: Palette;
}

export interface DatedNews {
  readonly type: NewsType;
  readonly text: NewsText;
  readonly on: string;
}

const links = ['https://www.doi.org/', 'https://orcid.org/', 'https://example.org/'];

/** Three pieces of each of the eight types. */
export function newsOfField(field: Field): DatedNews[] {
  return newsTypes.flatMap((type, order) =>
    [...(officialNews[type as keyof typeof officialNews] ?? otherNews[type as keyof typeof otherNews])].map(
      (write, place) => ({
        type,
        text: write(field, field.lines[(order * 5 + place * 7) % field.lines.length] as Line),
        on: daysLater('2026-11-12', -(order * 4 + place * 37)),
      }),
    ),
  );
}

export function writeNews(place: NewsPlace, studio: Studio, all: readonly DatedNews[]): Promise<ItemDraft[]> {
  return eachAtOnce(all, 4, async ({ type, text, on }, order) => {
    const isTranslated = order % 11 !== 10;
    const { bodies, files } = await writeBodies(studio, 'news', {
      zh: paragraphs(text.summaries.zh, text.more.zh),
      en: paragraphs(text.summaries.en, text.more.en),
    });
    const shown: DraftFile[] = [];
    if (type === 'science' || type === 'dynamic')
      shown.push(await studio.picture(drawCover(chanceOf(place.seed + 1200 + order).share, place.palette, 'wide')));
    const attached =
      type === 'file'
        ? [
            await studio.file(
              'attachment',
              `${text.titles.zh}\n${text.titles.en}\n\n示例数据 Sample data\n`,
              'text/plain',
              `file-${order + 1}.txt`,
            ),
          ]
        : [];
    const own = place.mainLanguage;
    const inLanguages = <Value>(texts: { zh: Value; en: Value }) =>
      isTranslated ? { ...texts } : { [own]: texts[own] };
    return {
      kind: 'news',
      key: `sample:${place.sld}/news/${order + 1}`,
      language: own,
      titles: inLanguages(text.titles),
      summaries: inLanguages(text.summaries),
      cover: shown[0] ? fileAddress(shown[0]) : null,
      publishedOn: on,
      details: {
        type,
        channelId: idOf(place.site, place.channel),
        bodies: isTranslated ? bodies : { [own]: bodies[own] },
        authors: listed(chinesePeople.slice(order % 5, (order % 5) + 1)),
        sources: { zh: '编辑部（示例）', en: 'Editorial office (sample)' },
        link: type === 'link' ? (links[order % links.length] as string) : null,
        pinned: order === 3,
      },
      files: [...shown, ...files.filter(({ language }) => isTranslated || language === own), ...attached],
    };
  });
}
