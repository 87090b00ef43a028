import type { Id } from '../../../../platform/kernel/id.ts';
import { itemAddress } from '../../../../platform/kernel/item-address.ts';
import type { Language } from '../../../../platform/kernel/language.ts';
import { chooseText, textFor } from '../../../../platform/kernel/text.ts';
import { markedHtml } from './build-request/highlight.ts';
import { separator } from './build-request/narrowing.ts';
import { groupOfName } from './build-request/search-words.ts';
import { presentFacts, type ShownDocument } from './stored-hit.ts';

export interface Found {
  readonly id: Id;
  readonly site: number;
  readonly kind: string;
  readonly library?: string;
  readonly shown: ShownDocument;
  /** Fragments by field, with the engine's marks. */
  readonly marked: Readonly<Record<string, readonly string[]>>;
  /** Names of the clauses that matched. */
  readonly matched: readonly string[];
}

export interface Reader {
  readonly language: Language;
  readonly siteLanguage: Language;
}

export type PresentedHit = ReturnType<typeof presentHit>;

export function presentHit({ id, site, kind, library, shown, marked, matched }: Found, reader: Reader) {
  const say = (text: Parameters<typeof textFor>[0]) => textFor(text, reader.language, reader.siteLanguage);
  const { journal, thesis } = shown;
  return {
    id,
    siteId: site,
    kind,
    resName: say(shown.titles),
    enResName: shown.titles.en ?? '',
    titles: Object.fromEntries(Object.entries(shown.titles).filter((entry): entry is [string, string] => !!entry[1])),
    summary: say(shown.summaries),
    authors: shown.authors.map(({ name, names }) => say(names ?? {}) || name || '').join(';'),
    keyword: keywordsFor(shown, reader).join(';'),
    doi: shown.doi,
    publicationId: journal?.id ?? null,
    publicationName: journal ? say(journal.names) : '',
    year: shown.year,
    volume: shown.volume,
    issue: shown.issue,
    firstPageNum: shown.firstPage,
    lastPageNum: shown.lastPage,
    publishDate: shown.publishedOn,
    publicationType: shown.publicationType,
    accessType: shown.accessType,
    version: shown.version,
    visits: shown.visits,
    downloads: shown.downloads,
    referenceCount: shown.referenceCount,
    commentCount: shown.commentCount,
    score: shown.score,
    integrity: shown.integrity,
    cover: shown.cover,
    label: shown.label,
    caption: say(shown.captions),
    thesis: thesis ? { id: thesis.id, resName: say(thesis.titles) } : null,
    highlights: highlightsFor(marked, shown, reader),
    matched: [...new Set(matched.map(groupOfName).filter((group) => !group.includes(separator)))],
    synonyms: synonymsIn(matched),
    facts: shown.facts ? presentFacts(shown.facts, say) : null,
    url: itemAddress({ kind, id, library, doi: shown.doi }),
  };
}

function keywordsFor({ keywords }: ShownDocument, { language, siteLanguage }: Reader): readonly string[] {
  for (const key of [language, siteLanguage, 'en', 'zh', ...Object.keys(keywords)]) {
    const found = keywords[key];
    if (found && found.length > 0) return found;
  }
  return [];
}

/** By group in the language that the hit is shown in; by group and language where only another one matched. */
function highlightsFor(marked: Found['marked'], shown: ShownDocument, { language, siteLanguage }: Reader) {
  const read = chooseText(shown.titles, language, siteLanguage)?.language;
  const own = read === 'zh' || read === 'en' ? read : 'any';
  return Object.fromEntries(
    Object.entries(marked).map(([field, fragments]) => {
      const [group = field, sub] = field.split('.');
      return [sub === own ? group : field, fragments.map(markedHtml)];
    }),
  );
}

const synonymsIn = (matched: readonly string[]) => {
  const pairs = new Set(matched.map(groupOfName).filter((group) => group.startsWith(`synonym${separator}`)));
  return [...pairs].map((pair) => {
    const [, asked = '', found = ''] = pair.split(separator);
    return { asked, found };
  });
};
