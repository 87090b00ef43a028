import type { MetaDescriptor } from 'react-router';
import { fileAddress } from '../../../platform/kernel/file-address.ts';
import type { Language } from '../../../platform/kernel/language.ts';
import type { Text } from '../../../platform/kernel/text.ts';
import { type LocalizedText, localizedIn } from '../../../platform/shell/localized-text.ts';
import { pageTitle } from '../../../platform/shell/page-title.ts';
import type { TombstoneView } from '../../article/parts/tombstone-view.ts';
import type { News } from '../contract.ts';

type Unprinted = 'siteId' | 'enResName' | 'titles' | 'summaries' | 'keywords' | 'language' | 'doi' | 'downloads';
type ItemAnswer = Pick<News, Unprinted | 'resName' | 'referenceCount' | 'withdrawal' | 'cover'>;

/** Only what is printed of an item travels to the browser. */
export function printedItem<Answer extends ItemAnswer>(answer: Answer) {
  const { siteId, enResName, titles, summaries, keywords, language, doi, downloads, ...more } = answer;
  const { referenceCount, withdrawal, resName: title, cover, ...printed } = more;
  return { ...printed, title, cover: cover && fileAddress(cover) };
}

/** What remains of an item that was withdrawn; nothing of one that was not. */
export const withdrawnView = (
  { resName, url, withdrawal }: Pick<News, 'resName' | 'url' | 'withdrawal'>,
  say: (text: Text) => string,
) => withdrawal && { title: resName, url, date: withdrawal.date, reason: say(withdrawal.reasons) };

/** The same as a tombstone with the languages of its texts. */
export const tombstoneOf = (
  item: Pick<News, 'url' | 'doi' | 'language' | 'withdrawal'>,
  title: LocalizedText,
  reader: Language,
): TombstoneView => ({
  title,
  titleHtml: null,
  url: item.url,
  doi: item.doi,
  date: item.withdrawal?.date ?? null,
  reason: item.withdrawal && localizedIn(item.withdrawal.reasons, reader, item.language),
  journal: null,
  links: [],
});

/** The head of such a page: search engines need not keep it. */
export const withdrawnTitle = (
  matches: Parameters<typeof pageTitle>[0],
  { title, url }: { readonly title: string; readonly url: string },
): MetaDescriptor[] => [
  ...pageTitle(matches, title, { canonical: url }),
  { name: 'robots', content: 'noindex, follow' },
];
