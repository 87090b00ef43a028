import { tagOf } from '../../../platform/shell/localized-text.ts';
import { type JsonLd, known } from '../../../platform/ui/json-ld.ts';
import type { NewsView } from './news-view.ts';

interface Around {
  readonly origin: string;
  readonly publisher: string;
}

/** A piece of news as schema.org describes it. */
export const newsJsonLd = (news: NewsView, { origin, publisher }: Around): JsonLd => ({
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
    publisher: publisher && { '@type': 'Organization', name: publisher },
  }),
});
