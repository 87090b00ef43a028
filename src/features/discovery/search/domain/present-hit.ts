import type { Id } from '../../../../platform/kernel/id.ts';
import { chapterAddress, itemAddress, momentAddress } from '../../../../platform/kernel/item-address.ts';
import type { Language } from '../../../../platform/kernel/language.ts';
import { chooseText, nameFor, type Text, textFor } from '../../../../platform/kernel/text.ts';
import type { Hit } from '../hit.contract.ts';
import { markedHtml } from './build-request/highlight.ts';
import { separator } from './build-request/narrowing.ts';
import { groupOfName } from './build-request/search-words.ts';
import { type HitRow, hitIn, type IndexedHit, type StoredFacts } from './stored-hit.ts';

interface Found {
  readonly id: Id;
  readonly site: number;
  readonly kind: string;
  readonly library?: string | undefined;
  readonly document: IndexedHit;
  /** Fragments by field, with the engine's marks. */
  readonly marked: Readonly<Record<string, readonly string[]>>;
  /** Names of the clauses that matched. */
  readonly matched: readonly string[];
  /** Parts of a whole text that matched. */
  readonly parts?: readonly EnginePart[];
  /** It has none of the words. */
  readonly byMeaning?: Hit['byMeaning'];
}

interface EnginePart {
  readonly source: Readonly<Record<string, unknown>>;
  readonly highlight: Readonly<Record<string, readonly string[]>>;
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
  document: row,
  marked: {},
  matched: [],
});

interface EngineHit {
  readonly id: Id;
  readonly source: Readonly<Record<string, unknown>>;
  readonly highlight: Found['marked'];
  readonly matched: readonly string[];
  readonly parts: readonly EnginePart[];
}

export const foundInIndex = (
  { id, source, highlight, matched, parts }: EngineHit,
  byMeaning?: Hit['byMeaning'],
): Found => ({
  id,
  site: Number(source.site),
  kind: String(source.kind),
  library: typeof source.library === 'string' ? source.library : undefined,
  document: hitIn(source),
  marked: highlight,
  matched,
  parts,
  ...(byMeaning && { byMeaning }),
});

/** Every part by name: a search presents thousands of hits a second, and a copy of the document would cost more than all the rest. */
export function presentHit(
  { id, site, kind, library, document, marked, matched, parts = [], byMeaning }: Found,
  reader: Reader,
): Hit {
  const say = (text: Text | null | undefined) => (text ? textFor(text, reader.language, reader.siteLanguage) : '');
  const { titles, journal, thesis, facts, doi = null } = document;
  const counts = document.counts ?? document;
  const groups = matched.map(groupOfName);
  const url = itemAddress({ kind, id, library, doi });
  return {
    id,
    siteId: site,
    kind,
    resName: kind === 'expert' && titles ? nameFor(titles, reader.language, reader.siteLanguage) : say(titles),
    enResName: titles?.en ?? '',
    titles: titles ? written(titles) : {},
    summary: say(document.summaries),
    authors: document.authors?.map((author) => authorName(author, reader)).join(';') ?? '',
    keyword: keywordsFor(document, reader).join(';'),
    doi,
    publicationId: journal?.id ?? null,
    publicationName: say(journal?.names),
    year: document.year ?? null,
    volume: document.volume ?? null,
    issue: document.issue ?? null,
    firstPageNum: document.firstPage ?? null,
    lastPageNum: document.lastPage ?? null,
    publishDate: document.publishedOn ?? null,
    publicationType: document.publicationType ?? null,
    accessType: document.accessType ?? null,
    version: document.version ?? null,
    visits: counts.visits ?? 0,
    downloads: counts.downloads ?? 0,
    referenceCount: counts.referenceCount ?? 0,
    commentCount: counts.commentCount ?? 0,
    score: document.score ?? null,
    integrity: document.integrity ?? null,
    cover: document.cover ?? null,
    label: document.label ?? null,
    caption: say(document.captions),
    thesis: thesis ? { id: thesis.id, resName: say(thesis.titles) } : null,
    highlights: highlightsFor(marked, titles ?? {}, reader),
    matched: [...new Set(groups.filter((group) => !group.includes(separator)))],
    synonyms: synonymsIn(groups),
    facts: facts ? presentFacts(facts, say) : null,
    url,
    ...(byMeaning && { byMeaning }),
    ...(parts.length > 0 && { passages: parts.map((part) => presentPassage(part, id, url)) }),
  };
}

const authorName = ({ name, names }: NonNullable<IndexedHit['authors']>[number], reader: Reader): string =>
  (names && nameFor(names, reader.language, reader.siteLanguage)) || name || '';

/** A passage leads to its own place on the page. */
function presentPassage({ source, highlight }: EnginePart, id: Id, url: string) {
  const { anchor, section, part, at } = source as Partial<StoredPassage>;
  const [fragment = ''] = Object.values(highlight).flat();
  const page = part ? chapterAddress(id, part) : at ? momentAddress(url, at) : url;
  return {
    section: section ?? '',
    html: markedHtml(fragment),
    url: anchor ? `${page}#${encodeURIComponent(anchor)}` : page,
  };
}

interface StoredPassage {
  readonly anchor: string | null;
  readonly section: string;
  readonly part: number | null;
  /** The second of a recording. */
  readonly at: number | null;
}

/** The languages that a text has words in. */
const written = (text: Text): Record<string, string> =>
  Object.fromEntries(Object.entries(text).filter((entry): entry is [string, string] => !!entry[1]));

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

function keywordsFor({ keywords }: IndexedHit, { language, siteLanguage }: Reader): readonly string[] {
  if (!keywords) return [];
  for (const key of [language, siteLanguage, 'en', 'zh', ...Object.keys(keywords)]) {
    const found = keywords[key];
    if (found && found.length > 0) return found;
  }
  return [];
}

/** By group in the language that the hit is printed in; by group and language where only another one matched. */
function highlightsFor(marked: Found['marked'], titles: Text, { language, siteLanguage }: Reader): Hit['highlights'] {
  const read = chooseText(titles, language, siteLanguage)?.language;
  const own = read === 'zh' || read === 'en' ? read : 'any';
  const highlights: Hit['highlights'] = {};
  for (const [field, fragments] of Object.entries(marked)) {
    const [group = field, sub] = field.split('.');
    highlights[sub === own ? group : field] = fragments.map(markedHtml);
  }
  return highlights;
}

const synonymsIn = (groups: readonly string[]): Hit['synonyms'] => {
  const pairs = new Set(groups.filter((group) => group.startsWith(`synonym${separator}`)));
  return [...pairs].map((pair) => {
    const [, query = '', found = ''] = pair.split(separator);
    return { asked: query, found };
  });
};
