import type { OpenPage } from '../../../features/sites/navigation/parts/open-page.ts';
import { storedFileAddress } from '../../../platform/shell/file-addresses.ts';
import { tagOf } from '../../../platform/shell/localized-text.ts';
import { type JsonLd, known } from '../../../platform/ui/json-ld.ts';
import type { News } from '../contract.ts';
import { printedItem } from './item-view.ts';

/** `path` is the section that it stands in, with those above. */
export const newsView = (
  news: News,
  path: readonly { readonly name: string; readonly href: string | null }[],
  isPlaced: boolean,
  { say, sayName }: Pick<OpenPage, 'say' | 'sayName'>,
) => ({
  ...printedItem(news),
  body: isPlaced ? news.body : null,
  authors: news.authors.map(({ names }) =>
    sayName(Object.fromEntries(Object.entries(names).map(([language, { full }]) => [language, full]))),
  ),
  files: news.files.map(({ id, name, labels, bytes }) => ({
    name: say(labels) || name,
    href: storedFileAddress(id),
    bytes,
  })),
  path,
});

export type NewsView = ReturnType<typeof newsView>;

/** A piece of news as schema.org describes it. */
export const newsJsonLd = (news: NewsView, origin: string): JsonLd => ({
  '@context': 'https://schema.org',
  ...known({
    '@type': 'NewsArticle',
    '@id': origin + news.url,
    url: origin + news.url,
    headline: news.title,
    description: news.summary,
    datePublished: news.publishDate,
    inLanguage: news.body && tagOf(news.body.language),
    image: news.cover && URL.parse(news.cover, origin)?.href,
    author: news.authors.map((name) => ({ '@type': 'Person', name })),
    publisher: news.source && { '@type': 'Organization', name: news.source },
  }),
});
