import type { Id } from '../../../platform/kernel/id.ts';

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
  album: '/virtualProjectDetail',
  'special-issue': '/specialIssue',
  topic: '/projectDetail',
  conference: '/newMeeting',
};

/** The page that shows a thing. Standards and patents have another than general resources. */
export function hitAddress(kind: string, id: Id, library?: string): string {
  if (kind === 'journal') return `/mag/${id}`;
  if (kind === 'general-resource')
    return `${library && library !== 'general' ? '/libraryDetails' : '/currencyDetails'}?columnId=${id}`;
  return `${pages[kind] ?? '/info'}?columnId=${id}`;
}
