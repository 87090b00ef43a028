import type { Text } from '../../../platform/kernel/text.ts';
import { directionOf, localizedIn, localizedText, tagOf } from '../../../platform/shell/localized-text.ts';
import type { PartView } from '../parts/part-view.ts';
import type { TombstoneView } from '../parts/tombstone-view.ts';
import { type Article, linkView, type Reader, titleLanguages } from './view-model.ts';

const titleOf = (article: Article, { language }: Reader) => {
  const [shown = article.language] = titleLanguages(article, language);
  return { title: localizedText(article.titles[shown] ?? '', shown), titleHtml: article.richTitles[shown] ?? null };
};

export function tombstoneView(article: Article, reader: Reader): TombstoneView {
  const shown = (text: Text) => localizedIn(text, reader.language, article.language);
  return {
    ...titleOf(article, reader),
    url: article.url,
    doi: article.doi,
    date: article.withdrawal?.date ?? null,
    reason: article.withdrawal && shown(article.withdrawal.reasons),
    journal: article.journal && { id: article.journal.id, name: shown(article.journal.names)?.text ?? '' },
    links: article.links.map((link) => linkView(link, shown)),
  };
}

export function partView(article: Article, part: Article['subArticles'][number], reader: Reader): PartView {
  const language = part.language ?? article.language;
  return {
    paper: { title: titleOf(article, reader).title, url: article.url },
    position: part.position,
    title: localizedIn(part.titles, reader.language, language),
    names: part.names,
    date: part.publishDate,
    doi: part.doi,
    body: { sha256: part.body ?? '', lang: tagOf(language), dir: directionOf(language), language, isWhole: true },
  };
}
