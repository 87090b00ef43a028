import type { OutputOf } from '../../../platform/contract/endpoint.ts';
import { fileAddress } from '../../../platform/kernel/file-address.ts';
import { itemAddress } from '../../../platform/kernel/item-address.ts';
import type { Language } from '../../../platform/kernel/language.ts';
import { orcidAddress } from '../../../platform/kernel/orcid.ts';
import type { Text } from '../../../platform/kernel/text.ts';
import { downloadAddress, readerAddress } from '../../../platform/shell/file-addresses.ts';
import {
  directionOf,
  type LocalizedText,
  languagesInOrder,
  localizedIn,
  localizedText,
  tagOf,
} from '../../../platform/shell/localized-text.ts';
import type { getArticle } from '../contract.ts';
import type {
  ArticleView,
  DateName,
  FigureView,
  FileView,
  IntegrityView,
  LinkView,
  PersonView,
  RelatedView,
} from '../parts/article-view.ts';
import { abstractPieces } from './abstract-pieces.ts';

export type Article = OutputOf<typeof getArticle>;

export interface Reader {
  readonly language: Language;
  readonly layout: 'page' | 'wide';
}

/** What stands beside the article and is asked for separately. */
export interface Beside {
  readonly related: readonly RelatedView[];
  readonly usePlot: ArticleView['usePlot'];
  readonly citation: ArticleView['citation'];
  readonly comments: ArticleView['comments'];
}

/** An article as its page prints it, without the long texts. */
export function articleView(article: Article, reader: Reader, beside: Beside): ArticleView {
  const shown = (text: Text) => localizedIn(text, reader.language, article.language);
  const words = (text: Text) => shown(text)?.text ?? '';
  const [titleIn = article.language, secondIn] = titleLanguages(article, reader.language);
  const title = (language: string) => localizedText(article.titles[language] ?? '', language);
  return {
    id: article.id,
    doi: article.doi,
    url: article.url,
    layout: reader.layout,
    title: title(titleIn),
    titleHtml: article.richTitles[titleIn] ?? null,
    secondTitle: secondIn ? { ...title(secondIn), html: article.richTitles[secondIn] ?? null } : null,
    summary: beginning(words(article.summaries)),
    type: article.type,
    isOpen: article.accessType === 0,
    licence: article.licence,
    copyright: words(article.copyright),
    journal: article.journal && { id: article.journal.id, name: words(article.journal.names) },
    period: article.period && {
      id: article.period.id,
      year: article.period.year,
      volume: article.volume ?? article.period.volume ?? '',
      issue: article.period.issue,
    },
    pages: pagesOf(article),
    conference: article.conference && {
      name: words(article.conference.names),
      time: article.conference.time ?? '',
      place: words(article.conference.places),
    },
    publisher: words(article.publishers),
    isbn: article.isbn,
    part: words(article.part),
    subjects: article.subjects.map(({ names }) => words(names)).filter(Boolean),
    dates: datesOf(article),
    enhanced: article.vasDocLink ? { href: article.vasDocLink, source: article.vasDocsource ?? '' } : null,
    integrity: integrityOf(article, shown),
    links: article.links.filter((link) => !isNotice(link)).map((link) => linkView(link, shown)),
    people: article.contributors.map((contributor) => personView(contributor, article, reader.language)),
    affiliations: article.affiliations.map(({ names, ror, institutionId: id }) => ({
      name: shown(names),
      href: id && itemAddress({ kind: 'institution', id }),
      ror,
    })),
    authorBios: shown(article.authorBios),
    funds: article.funds.map(({ names, ror, doi, awards }) => ({
      name: words(names),
      href: ror ?? (doi ? `https://doi.org/${doi}` : null),
      awards,
    })),
    statements: article.statements.flatMap(({ type, texts, inText }) => {
      const text = shown(texts);
      return text ? [{ type, text, inText }] : [];
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
    version: {
      ...article.version,
      all: article.versions.map(({ number, value, publishDate }) => ({ number, value, date: publishDate })),
    },
    body: article.reading.body
      ? {
          sha256: article.reading.body,
          lang: tagOf(article.language),
          dir: directionOf(article.language),
          language: article.language,
          isWhole: article.reading.extent === 'full',
        }
      : null,
    outline: article.reading.extent === 'full' ? article.outline.filter(({ level }) => level <= 3) : [],
    minutes: article.words ? minutesOf(article.words, article.language) : null,
    references: {
      total: article.referenceTotal,
      known: article.knownReferences.map(({ anchor, url, integrity }) => ({ anchor, href: url, integrity })),
    },
    figures: article.figures.map((figure) => figureView(figure, words)),
    tableCount: article.tables.length,
    files: article.files.map((file) => fileView(article, file, words)),
    refusal: { reading: article.reading.message, download: article.downloading.message },
    reason: article.reading.reason,
    subArticles: article.subArticles.map(({ position, type, titles, names, publishDate, doi, body }) => ({
      position,
      type,
      title: shown(titles),
      names,
      date: publishDate,
      doi,
      hasBody: body !== null,
    })),
    use: { views: article.visits, downloads: article.downloads, citations: article.referenceCount },
    ...beside,
  };
}

const longestSummary = 200;

const beginning = (text: string): string =>
  text.length <= longestSummary ? text : `${text.slice(0, longestSummary).trimEnd()}…`;

/** The reader's language first; then the paper's own, or English beside it, so that both who cite and who read find theirs. */
export const titleLanguages = (
  { titles, language }: Pick<Article, 'titles' | 'language'>,
  reader: Language,
): string[] => languagesInOrder(titles, reader, language).slice(0, 2);

const joined = (lists: Article['keywords']): Text =>
  Object.fromEntries(Object.entries(lists).map(([language, words]) => [language, words.join(';')]));

function pagesOf({ firstPageNum, lastPageNum, elocation }: Article): string {
  const pages = [...new Set([firstPageNum, lastPageNum])].filter(Boolean).join('–');
  return pages || (elocation ?? '');
}

function datesOf({ dates, publishDate }: Article): ArticleView['dates'] {
  const all: Record<DateName, string | null> = {
    received: dates.received,
    revised: dates.revised,
    accepted: dates.accepted,
    published: dates.online ?? publishDate,
  };
  return (Object.entries(all) as [DateName, string | null][]).flatMap(([what, date]) => (date ? [{ what, date }] : []));
}

type Shown = (text: Text) => LocalizedText | null;
type Link = Article['links'][number];

const noticeRelations = ['retracts', 'expresses-concern-about', 'corrects'];

/** Another article says of this one that something is wrong with it. */
const isNotice = ({ type, inverse }: Link): boolean => inverse && noticeRelations.includes(type);

function integrityOf({ integrity, links }: Article, shown: Shown): IntegrityView | null {
  if (!integrity) return null;
  return { state: integrity, notices: links.filter(isNotice).map((link) => linkView(link, shown)) };
}

export const linkView = ({ type, inverse, titles, url, publishDate }: Link, shown: Shown): LinkView => ({
  relation: inverse ? `${type}-inverse` : type,
  title: shown(titles),
  href: url,
  date: publishDate,
});

function personView(contributor: Article['contributors'][number], article: Article, reader: Language): PersonView {
  const full = Object.fromEntries(Object.entries(contributor.names).map(([language, { full }]) => [language, full]));
  return {
    role: contributor.role,
    name: localizedIn(full, reader, article.language) ?? localizedText('', article.language),
    isGroup: contributor.type === 'group',
    href: contributor.expertId && itemAddress({ kind: 'expert', id: contributor.expertId }),
    orcid: contributor.orcid
      ? { href: orcidAddress(contributor.orcid), authenticated: contributor.orcidAuthenticated }
      : null,
    email: contributor.corresponding ? contributor.email : null,
    corresponding: contributor.corresponding,
    equal: contributor.equal,
    credits: contributor.credits,
    affiliations: contributor.affiliations,
    bio: localizedIn(contributor.bios, reader, article.language),
  };
}

/** 230 English words or 400 Chinese signs a minute, never less than one. */
const minutesOf = (words: number, language: string): number =>
  Math.max(1, Math.round(words / (language === 'zh' ? 400 : 230)));

function figureView(figure: Article['figures'][number], words: (text: Text) => string): FigureView {
  const address = (sha256: string | null) => sha256 && fileAddress(sha256);
  return {
    anchor: figure.anchor,
    label: figure.label ?? '',
    title: words(figure.titles),
    original: address(figure.original),
    high: address(figure.high),
    low: address(figure.low),
  };
}

function fileView(article: Article, file: Article['files'][number], words: (text: Text) => string): FileView {
  const isPdf = file.contentType === 'application/pdf';
  return {
    attachType: file.attachType,
    role: file.role,
    name: words(file.labels) || file.name,
    contentType: file.contentType,
    bytes: file.bytes,
    pages: file.pages,
    download: downloadAddress(article.id, file.attachType),
    read: isPdf && article.downloading.allowed ? readerAddress(article.id, file.id) : null,
  };
}
