import type { Id } from '../../../../platform/kernel/id.ts';
import { itemAddress } from '../../../../platform/kernel/item-address.ts';
import type { Language } from '../../../../platform/kernel/language.ts';
import { chooseText, type Text, textFor } from '../../../../platform/kernel/text.ts';
import { markedHtml } from './build-request/highlight.ts';
import { separator } from './build-request/narrowing.ts';
import { groupOfName } from './build-request/search-words.ts';
import { type HitRow, type StoredFacts, type StoredHit, storedHit } from './stored-hit.ts';

interface Found {
  readonly id: Id;
  readonly site: number;
  readonly kind: string;
  readonly library?: string | undefined;
  readonly document: StoredHit;
  /** Fragments by field, with the engine's marks. */
  readonly marked: Readonly<Record<string, readonly string[]>>;
  /** Names of the clauses that matched. */
  readonly matched: readonly string[];
}

interface Reader {
  readonly language: Language;
  readonly siteLanguage: Language;
}

/** A row of the database, which neither marks nor names what matched. */
export const foundInDatabase = (row: HitRow): Found => ({
  id: row.id,
  site: row.site,
  kind: row.kind,
  document: storedHit(row),
  marked: {},
  matched: [],
});

interface IndexedHit {
  readonly id: Id;
  readonly source: Readonly<Record<string, unknown>>;
  readonly highlight: Found['marked'];
  readonly matched: readonly string[];
}

export const foundInIndex = ({ id, source, highlight, matched }: IndexedHit): Found => ({
  id,
  site: Number(source.site),
  kind: String(source.kind),
  library: typeof source.library === 'string' ? source.library : undefined,
  document: storedHit(source.shown),
  marked: highlight,
  matched,
});

export function presentHit({ id, site, kind, library, document, marked, matched }: Found, reader: Reader) {
  const say = (text: Text) => textFor(text, reader.language, reader.siteLanguage);
  const { titles, summaries, captions, authors, journal, thesis, firstPage, lastPage, publishedOn, facts } = document;
  return {
    ...document,
    id,
    siteId: site,
    kind,
    resName: say(titles),
    enResName: titles.en ?? '',
    titles: Object.fromEntries(Object.entries(titles).filter((entry): entry is [string, string] => !!entry[1])),
    summary: say(summaries),
    authors: authors.map(({ name, names }) => say(names ?? {}) || name || '').join(';'),
    keyword: keywordsFor(document, reader).join(';'),
    publicationId: journal?.id ?? null,
    publicationName: journal ? say(journal.names) : '',
    firstPageNum: firstPage,
    lastPageNum: lastPage,
    publishDate: publishedOn,
    caption: say(captions),
    thesis: thesis && { id: thesis.id, resName: say(thesis.titles) },
    highlights: highlightsFor(marked, document, reader),
    matched: [...new Set(matched.map(groupOfName).filter((group) => !group.includes(separator)))],
    synonyms: synonymsIn(matched),
    facts: facts && presentFacts(facts, say),
    url: itemAddress({ kind, id, library, doi: document.doi }),
  };
}

/** Of a text the reader's language is printed; what is not known is left out. */
function presentFacts(
  { publishers, series, places, positions, affiliations, researchFields, holders, ...plain }: StoredFacts,
  say: (text: Text) => string,
) {
  const texts = {
    publisher: publishers,
    series,
    place: places,
    position: positions,
    affiliation: affiliations,
    researchFields,
    holder: holders,
  };
  const printed = Object.entries(texts).flatMap(([name, text]) => {
    // A field of research may be stored as a list.
    const words = text ? [say(text)].flat().join('; ') : '';
    return words === '' ? [] : [[name, words] as const];
  });
  return { ...plain, ...(Object.fromEntries(printed) as Partial<Record<keyof typeof texts, string>>) };
}

function keywordsFor({ keywords }: StoredHit, { language, siteLanguage }: Reader): readonly string[] {
  for (const key of [language, siteLanguage, 'en', 'zh', ...Object.keys(keywords)]) {
    const found = keywords[key];
    if (found && found.length > 0) return found;
  }
  return [];
}

/** By group in the language that the hit is printed in; by group and language where only another one matched. */
function highlightsFor(marked: Found['marked'], { titles }: StoredHit, { language, siteLanguage }: Reader) {
  const read = chooseText(titles, language, siteLanguage)?.language;
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
