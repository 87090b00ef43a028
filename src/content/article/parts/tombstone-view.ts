import type { Text } from '../../../platform/kernel/text.ts';
import { localizedIn } from '../../../platform/shell/localized-text.ts';
import type { Article } from '../contract.ts';
import { linkView, type Reader, titleOf } from './article-view.ts';

export type TombstoneView = ReturnType<typeof tombstoneView>;

/** What remains of an article that was withdrawn. */
export function tombstoneView(article: Article, reader: Reader) {
  const localized = (text: Text) => localizedIn(text, reader.language, article.language);
  return {
    ...titleOf(article, reader),
    url: article.url,
    doi: article.doi,
    date: article.withdrawal?.date ?? null,
    reason: article.withdrawal && localized(article.withdrawal.reasons),
    journal: article.journal && { id: article.journal.id, name: localized(article.journal.names)?.text ?? '' },
    links: article.links.map((link) => linkView(link, localized)),
  };
}
