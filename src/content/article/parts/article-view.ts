import type { CitationView } from '../../../features/discovery/citations/parts/citation-view.ts';
import type { CommentsView } from '../../../features/members/comments/parts/comments-view.ts';
import { fileAddress } from '../../../platform/kernel/file-address.ts';
import { type Integrity, noticeTypes } from '../../../platform/kernel/integrity.ts';
import { itemAddress } from '../../../platform/kernel/item-address.ts';
import type { Language } from '../../../platform/kernel/language.ts';
import { orcidAddress } from '../../../platform/kernel/orcid.ts';
import { unbroken } from '../../../platform/kernel/quantity.ts';
import type { Text } from '../../../platform/kernel/text.ts';
import { downloadAddress, readerAddress } from '../../../platform/shell/file-addresses.ts';
import {
  directionOf,
  type LocalizedText,
  languagesInOrder,
  localizedIn,
  localizedName,
  localizedText,
  tagOf,
} from '../../../platform/shell/localized-text.ts';
import { phrasesOf } from '../../../platform/shell/phrases.ts';
import type { Article } from '../contract.ts';
import { abstractPieces } from './abstract-pieces.ts';
import { changesAddress } from './changes/changes-address.ts';

export interface Reader {
  readonly language: Language;
  readonly layout: 'page' | 'wide';
}

/** What other calls say about the article. */
export interface Additions {
  /** Nothing where nobody could say which papers are like it. */
  readonly related:
    | readonly {
        readonly title: string;
        readonly integrity: Integrity | null;
        readonly href: string;
        readonly facts: string;
      }[]
    | null;
  readonly usePlot: readonly { readonly month: string; readonly views: number; readonly downloads: number }[];
  /** How it is cited; nothing while that can't be said. */
  readonly citation: CitationView | null;
  readonly comments: CommentsView | null;
}

export type ArticleView = ReturnType<typeof articleView>;
export type PersonView = ArticleView['people'][number];
export type VersionView = ArticleView['version'];

/** What the article's page prints, in the reader's words. Abstracts and body are not here: they are spliced into the document. */
export function articleView(article: Article, reader: Reader, additions: Additions) {
  const localized = (text: Text) => localizedIn(text, reader.language, article.language);
  const words = (text: Text) => localized(text)?.text ?? '';
  const [, second] = titlesOf(article, reader);
  return {
    id: article.id,
    doi: article.doi,
    url: article.url,
    layout: reader.layout,
    ...titleOf(article, reader),
    secondTitle: second ? { ...second.title, pieces: second.titlePieces, html: second.titleHtml } : null,
    /** The beginning of the abstract, for those who only point to the page. */
    summary: beginning(words(article.summaries)),
    type: article.type,
    isOpen: article.accessType === 0,
    licence: article.licence,
    copyright: words(article.copyright),
    journal: article.journal && { id: article.journal.id, name: words(article.journal.names) },
    period: article.period && { ...article.period, volume: article.volume },
    pages: pagesOf(article),
    conference: article.conference && conferenceLine(article.conference, words),
    publisher: words(article.publishers),
    isbn: article.isbn,
    part: words(article.part),
    dates: datesOf(article),
    enhanced: article.vasDocLink ? { href: article.vasDocLink, source: article.vasDocsource ?? '' } : null,
    integrity: article.integrity && {
      state: article.integrity,
      notices: article.links.filter(isNotice).map((link) => noticeView(link, localized)),
    },
    links: article.links.filter((link) => !isNotice(link)).map((link) => linkView(link, localized)),
    translations: translationsOf(article),
    people: article.contributors.map((contributor) => personView(contributor, article.language, reader.language)),
    affiliations: article.affiliations.map(({ names, ror, institutionId: id }) => ({
      name: localized(names),
      /** The page of the institution, where it has one. */
      href: id && itemAddress({ kind: 'institution', id }),
      ror,
    })),
    authorBios: localized(article.authorBios),
    funds: article.funds.map(({ names, ror, doi, awards }) => ({
      name: words(names),
      href: ror ?? (doi ? `https://doi.org/${doi}` : null),
      awards,
    })),
    statements: article.statements.flatMap(({ texts, ...statement }) => {
      const text = localized(texts);
      return text ? [{ ...statement, text }] : [];
    }),
    abstracts: abstractPieces(article, reader.language).map(({ html: _, ...printed }) => printed),
    keywords: languagesInOrder(joined(article.keywords), reader.language, article.language)
      .slice(0, 2)
      .map((language) => ({
        lang: tagOf(language),
        dir: directionOf(language),
        words: article.keywords[language] ?? [],
      })),
    graphicAbstract: article.graphicAbstract && fileAddress(article.graphicAbstract),
    version: { ...article.version, all: article.versions, changes: changesOf(article) },
    body: article.reading.body
      ? bodyView(article.reading.body, article.language, article.reading.extent === 'full')
      : null,
    outline: article.reading.extent === 'full' ? outlineOf(article) : [],
    minutes: article.words ? minutesOf(article.words, article.language) : null,
    referenceTotal: article.referenceTotal,
    knownReferences: article.knownReferences,
    printedReferences: article.printedReferences,
    figures: article.figures.map((figure) => figureView(figure, words)),
    tableCount: article.tables.length,
    files: article.files.map((file) => fileView(article, file, words)),
    announced: article.announced,
    refusal: { reading: article.reading.message, download: article.downloading.message },
    opensAt: article.reading.opensAt ?? article.downloading.opensAt,
    atLibrary: article.atLibrary,
    throughProxy: article.throughProxy,
    /** Why this reader may read it. */
    reason: article.reading.reason,
    subArticles: article.subArticles.map(({ position, titles, names, publishDate, body }) => ({
      position,
      title: localized(titles),
      names,
      date: publishDate,
      hasBody: body !== null,
    })),
    assessment: assessmentOf(article, localized),
    use: { views: article.visits, downloads: article.downloads, citations: article.referenceCount },
    ...additions,
  };
}

/** The page of what this version changed in the one before it. */
function changesOf({ id, version, versions }: Article): string | null {
  const before = versions.findLast(({ number }) => number < version.number);
  return before ? changesAddress(id, before.number, version.number) : null;
}

const longestSummary = 200;

const beginning = (text: string): string =>
  text.length <= longestSummary ? text : `${text.slice(0, longestSummary).trimEnd()}…`;

/** The reader's language first; then the paper's own, or English, so that both who cite and who read find theirs. */
const titlesOf = ({ titles, richTitles, language }: Article, reader: Reader) =>
  languagesInOrder(titles, reader.language, language)
    .slice(0, 2)
    .map((key) => ({
      title: localizedText(titles[key] ?? '', key),
      titlePieces: phrasesOf(unbroken(titles[key] ?? '')),
      /** Safe HTML, where the title has italics or formulas. */
      titleHtml: richTitles[key] ?? null,
    }));

export const titleOf = (article: Article, reader: Reader) =>
  titlesOf(article, reader)[0] ?? {
    title: localizedText('', article.language),
    titlePieces: [''],
    titleHtml: article.richTitles[article.language] ?? null,
  };

const joined = (lists: Article['keywords']): Text =>
  Object.fromEntries(Object.entries(lists).map(([language, words]) => [language, words.join(';')]));

/** The outermost headings of a text stand next to those of the page, at whichever level the text begins. */
function outlineOf({ outline }: Article): Article['outline'] {
  const outermost = Math.min(...outline.map(({ level }) => level));
  return outline.map((entry) => ({ ...entry, level: entry.level - outermost + 2 })).filter(({ level }) => level <= 4);
}

function pagesOf({ firstPageNum, lastPageNum, elocation }: Article): string {
  const pages = [...new Set([firstPageNum, lastPageNum])].filter(Boolean).join('–');
  return pages || (elocation ?? '');
}

const conferenceLine = (
  { names, places, time }: NonNullable<Article['conference']>,
  words: (text: Text) => string,
): string => [words(names), words(places), time].filter(Boolean).join(', ');

const datesOf = ({ dates, publishDate }: Article) =>
  [
    { what: 'received', date: dates.received } as const,
    { what: 'revised', date: dates.revised } as const,
    { what: 'accepted', date: dates.accepted } as const,
    { what: 'online', date: dates.online } as const,
    { what: 'printed', date: dates.printed } as const,
    // Where nobody told whether it appeared online or in print.
    { what: 'published', date: dates.online || dates.printed ? null : publishDate } as const,
  ].flatMap(({ what, date }) => (date ? [{ what, date }] : []));

export const bodyView = (sha256: string, language: string, isWhole: boolean) => ({
  sha256,
  lang: tagOf(language),
  dir: directionOf(language),
  language,
  isWhole,
});

/** What the editors say of the paper, where they say it and this reader may read it. */
function assessmentOf({ subArticles, language }: Article, localized: (text: Text) => LocalizedText | null) {
  const part = subArticles.find(({ type, body }) => type === 'editor-report' && body);
  return part?.body ? { ...bodyView(part.body, part.language ?? language, true), title: localized(part.titles) } : null;
}

type Link = Article['links'][number];

/** Another article says of this one that something is wrong with it. */
const isNotice = ({ type, inverse }: Link): boolean => inverse && (noticeTypes as readonly string[]).includes(type);

/** The same paper in other languages, as papers of their own. */
const translationsOf = ({ links, language }: Article) =>
  links.flatMap(({ type, url, language: written }) =>
    type === 'translates' && written && written !== language
      ? [{ href: url, language: written, tag: tagOf(written) }]
      : [],
  );

/** Another article that speaks of this one, or of which this one speaks. */
export const linkView = (
  { type, inverse, titles, url, publishDate }: Link,
  localized: (text: Text) => LocalizedText | null,
) => ({
  relation: inverse ? `${type}-inverse` : type,
  title: localized(titles),
  href: url,
  date: publishDate,
});

/** A notice with what it says in short: what was changed, or why it can’t be relied on. */
function noticeView(link: Link, localized: (text: Text) => LocalizedText | null) {
  const summary = localized(link.summaries);
  return { ...linkView(link, localized), summary: summary && { ...summary, text: beginning(summary.text) } };
}

function personView(contributor: Article['contributors'][number], original: string, reader: Language) {
  const { names, type, expertId, orcid, orcidAuthenticated, bios, ...person } = contributor;
  const full = Object.fromEntries(Object.entries(names).map(([language, name]) => [language, name.full]));
  return {
    ...person,
    name: localizedName(full, reader, original) ?? localizedText('', original),
    isGroup: type === 'group',
    /** Their own page, where they have one. */
    href: expertId && itemAddress({ kind: 'expert', id: expertId }),
    orcid: orcid ? { href: orcidAddress(orcid), authenticated: orcidAuthenticated } : null,
    email: person.corresponding ? person.email : null,
    bio: localizedIn(bios, reader, original),
  };
}

/** 230 English words or 400 Chinese signs a minute, never less than one. */
const minutesOf = (words: number, language: string): number =>
  Math.max(1, Math.round(words / (language === 'zh' ? 400 : 230)));

export function figureView(figure: Article['figures'][number], words: (text: Text) => string) {
  const address = (sha256: string | null) => sha256 && fileAddress(sha256);
  return {
    /** Its own page, on which it is cited. */
    page: itemAddress({ kind: 'figure', id: figure.id }),
    anchor: figure.anchor,
    label: figure.label ?? '',
    title: words(figure.titles),
    original: address(figure.original),
    high: address(figure.high),
    low: address(figure.low),
  };
}

function fileView(article: Article, file: Article['files'][number], words: (text: Text) => string) {
  const isPdf = file.contentType === 'application/pdf';
  return {
    attachType: file.attachType,
    role: file.role,
    name: words(file.labels) || file.name,
    /** What tells it from others of its role: its label, else nothing. */
    label: words(file.labels),
    language: file.language,
    version: file.version,
    ending: (/\.([^.]+)$/.exec(file.name)?.[1] ?? '').toUpperCase(),
    bytes: file.bytes,
    generated: file.generated,
    download: downloadAddress(article.id, file.attachType),
    /** The page that shows it, for files that can be read here. */
    read: isPdf && article.downloading.allowed ? readerAddress(article.id, file.id) : null,
  };
}

/** Where the PDF is read, if this reader may. */
export const readablePdf = ({ files }: ArticleView): string | null =>
  files.find(({ role, read }) => role === 'pdf' && read)?.read ?? null;
