import { itemAddress } from '../../../platform/kernel/item-address.ts';
import type { Language } from '../../../platform/kernel/language.ts';
import { type Text, textFor } from '../../../platform/kernel/text.ts';
import type { Paper } from '../contract.ts';
import type { ListedPaper } from '../domain/listed-paper.ts';

export interface Reader {
  readonly language: Language;
  readonly siteLanguage: Language;
}

/** A paper under the specification's names. */
export function presentPaper(paper: ListedPaper, reader: Reader): Paper {
  const say = (text: Text) => textFor(text, reader.language, reader.siteLanguage);
  const { journal } = paper;
  return {
    id: paper.id,
    siteId: paper.site,
    resName: say(paper.titles),
    enResName: paper.titles.en ?? '',
    titles: written(paper.titles),
    summary: say(paper.summaries),
    authors: paper.authors.map(say).filter(Boolean).join(';'),
    keyword: keywordsFor(paper, reader).join(';'),
    doi: paper.doi,
    url: itemAddress({ kind: 'article', id: paper.id, doi: paper.doi }),
    cover: paper.cover,
    publicationId: journal?.id ?? null,
    publicationName: journal ? say(journal.names) : '',
    year: paper.year,
    volume: paper.volume,
    issue: paper.issue,
    firstPageNum: paper.firstPage,
    lastPageNum: paper.lastPage,
    publishDate: paper.publishedOn,
    publicationType: paper.publicationType,
    accessType: paper.accessType,
    version: paper.version,
    integrity: paper.integrity,
    attachType: paper.pdf === null ? null : String(paper.pdf),
    visits: paper.visits,
    downloads: paper.downloads,
    referenceCount: paper.citations,
    commentCount: paper.comments,
    score: paper.score,
  };
}

/** Without the languages that have nothing. */
export const written = (text: Text): Record<string, string> =>
  Object.fromEntries(Object.entries(text).filter((entry): entry is [string, string] => Boolean(entry[1])));

function keywordsFor({ keywords }: ListedPaper, { language, siteLanguage }: Reader): readonly string[] {
  for (const key of [language, siteLanguage, 'en', 'zh', ...Object.keys(keywords)]) {
    const found = keywords[key];
    if (found && found.length > 0) return found;
  }
  return [];
}
