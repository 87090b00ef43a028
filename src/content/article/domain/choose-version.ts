import type { Article, ArticleVersion } from './article.ts';

export interface ShownVersion {
  readonly number: number;
  readonly value: number;
  readonly isNewest: boolean;
}

export interface ArticleAtVersion {
  readonly article: Article;
  readonly shown: ShownVersion;
  readonly versions: readonly ArticleVersion[];
}

/** An article as one of its versions showed it, the newest if none is asked for; nothing if there is no such version. */
export function chooseVersion(article: Article, asked: number | undefined): ArticleAtVersion | undefined {
  const versions = article.versions.length > 0 ? article.versions : [onlyVersion(article)];
  const newest = versions[versions.length - 1] as ArticleVersion;
  const found = asked === undefined ? newest : versions.find(({ number }) => number === asked);
  if (!found) return undefined;
  const isNewest = found === newest;
  const shown = { number: found.number, value: found.value, isNewest };
  return { article: isNewest ? article : asItWas(article, found), shown, versions };
}

const onlyVersion = ({ versionValue, titles, summaries, publishDate, body }: Article): ArticleVersion => ({
  number: 1,
  value: versionValue,
  titles,
  summaries,
  publishDate,
  body,
});

/** What is known of an earlier version is its own; rich texts and the outline are those of the newest and would mislead. */
const asItWas = (article: Article, { titles, summaries, publishDate, body }: ArticleVersion): Article => ({
  ...article,
  titles: Object.keys(titles).length > 0 ? titles : article.titles,
  richTitles: {},
  summaries,
  abstracts: {},
  otherAbstracts: [],
  publishDate,
  body,
  outline: [],
  words: null,
});
