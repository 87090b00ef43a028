import type { Id } from '../../../platform/kernel/id.ts';

/** Kinds that other systems link to by id alone, each with the page that shows it. */
const pages = {
  article: '/thesisDetails',
  news: '/newsInfo',
  'general-resource': '/currencyDetails',
} as const;

export type JumpKind = keyof typeof pages;

/** Always a path of the asked site: a jump address never leads elsewhere. */
export const jumpTarget = (kind: JumpKind, id: Id): string => `${pages[kind]}?columnId=${id}`;
