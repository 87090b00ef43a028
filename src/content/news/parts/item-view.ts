import type { MetaDescriptor } from 'react-router';
import { fileAddress } from '../../../platform/kernel/file-address.ts';
import type { Language } from '../../../platform/kernel/language.ts';
import { type LocalizedText, localizedIn, localizedText } from '../../../platform/shell/localized-text.ts';
import { pageTitle } from '../../../platform/shell/page-title.ts';
import { phrasesOf } from '../../../platform/shell/phrases.ts';
import type { TombstoneView } from '../../article/parts/tombstone-view.ts';
import type { News } from '../contract.ts';

type Unprinted = 'siteId' | 'enResName' | 'titles' | 'summaries' | 'keywords' | 'language' | 'doi' | 'downloads';
type ItemAnswer = Pick<News, Unprinted | 'resName' | 'referenceCount' | 'withdrawal' | 'cover'>;

/** Only what is printed of an item travels to the browser. */
export function printedItem<Answer extends ItemAnswer>(answer: Answer) {
  const { siteId, enResName, titles, summaries, keywords, language, doi, downloads, ...more } = answer;
  const { referenceCount, withdrawal, resName: title, cover, ...printed } = more;
  return { ...printed, title, headline: phrasesOf(title), cover: cover && fileAddress(cover) };
}

type WithdrawnItem = Pick<News, 'url' | 'language' | 'withdrawal'> & { readonly doi?: string | null };

/** What remains of an item that was withdrawn. */
export const tombstoneOf = (item: WithdrawnItem, title: LocalizedText, reader: Language): TombstoneView => ({
  title,
  titlePieces: [title.text],
  titleHtml: null,
  url: item.url,
  doi: item.doi ?? null,
  date: item.withdrawal?.date ?? null,
  reason: item.withdrawal && localizedIn(item.withdrawal.reasons, reader, item.language),
  journal: null,
  links: [],
});

/** The same under the item's own title; nothing of an item that was not withdrawn. */
export const withdrawnView = (item: WithdrawnItem & Pick<News, 'titles' | 'resName'>, reader: Language) =>
  item.withdrawal &&
  tombstoneOf(
    item,
    localizedIn(item.titles, reader, item.language) ?? localizedText(item.resName, item.language),
    reader,
  );

/** The head of such a page: search engines need not keep it. */
export const withdrawnTitle = (
  matches: Parameters<typeof pageTitle>[0],
  { title, url }: Pick<TombstoneView, 'title' | 'url'>,
): MetaDescriptor[] => [
  ...pageTitle(matches, title.text, { canonical: url }),
  { name: 'robots', content: 'noindex, follow' },
];
