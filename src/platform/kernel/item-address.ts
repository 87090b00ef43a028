import type { Id } from './id.ts';

export interface Addressed {
  readonly kind: string;
  readonly id: Id;
  readonly doi?: string | null | undefined;
  /** Of a general resource: standards and patents have another page than the rest. */
  readonly library?: string | undefined;
}

const pages: Readonly<Record<string, string>> = {
  article: '/thesisDetails',
  figure: '/textDetail',
  table: '/textDetail',
  book: '/bookDetails',
  video: '/videoDetails',
  audio: '/audioDetails',
  news: '/newsInfo',
  expert: '/expertDetails',
  institution: '/organDetails',
  subject: '/subjectDetails',
  album: '/virtualProjectDetail',
  'special-issue': '/specialIssue',
  topic: '/projectDetail',
  conference: '/newMeeting',
};

/** The path of the page that shows a thing: the only place that knows it. An article that has a DOI is found by it. */
export function itemAddress({ kind, id, doi, library }: Addressed): string {
  if (kind === 'journal') return `/mag/${id}`;
  if (kind === 'issue') return `/issue?activeName=${id}`;
  if (kind === 'article' && doi && isPath(doi)) return `/article/doi/${writtenDoi(doi)}`;
  if (kind === 'general-resource')
    return `${library && library !== 'general' ? '/libraryDetails' : '/currencyDetails'}?columnId=${id}`;
  if (kind.startsWith('x-')) return `/itemDetails?columnId=${id}`;
  return `${pages[kind] ?? usualPage(kind)}?columnId=${id}`;
}

/** Of a kind that the specification gives no page: `dataset` → /datasetDetails, `data-set` → /dataSetDetails. */
const usualPage = (kind: string): string =>
  `/${kind.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())}Details`;

/** A chapter is found by its place in the book's contents. */
export const chapterAddress = (book: Id, position: number): string =>
  `/bookCatelogDetail?columnId=${book}&childId=${position}`;

/** A moment of a recording. */
export const momentAddress = (recording: string, seconds: number): string => `${recording}&t=${Math.floor(seconds)}`;

/** Browsers and proxies fold empty and dotted parts of a path away. */
const isPath = (doi: string): boolean => doi.split('/').every((part) => part !== '' && !/^\.+$/.test(part));

/** DOIs know no case; the lower one makes a single address of them. */
const writtenDoi = (doi: string): string => doi.toLowerCase().split('/').map(encodeURIComponent).join('/');
