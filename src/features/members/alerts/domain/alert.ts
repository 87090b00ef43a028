import type { Id } from '../../../../platform/kernel/id.ts';
import type { Language } from '../../../../platform/kernel/language.ts';

export const alertKinds = ['current', 'online-first', 'keywords', 'column'] as const;

export type AlertKind = (typeof alertKinds)[number];

/** The messages of a kind of alert. */
export const typeKeys = {
  current: 'current',
  'online-first': 'onlineFirst',
  keywords: 'keywords',
  column: 'column',
} as const satisfies Record<AlertKind, string>;

/** What someone wants to hear of: a journal, a keyword or a column; an empty subject means all of the site. */
export interface AlertTopic {
  readonly what: AlertKind;
  readonly subject: string;
}

export interface Alert extends AlertTopic {
  readonly id: Id;
  readonly email: string;
  readonly emailHash: string;
  readonly language: Language;
}

/** 'Choose a maximum of 5' */
export const mostChoices = 5;
export const longestSubject = 100;
/** How long to wait before another code is requested. */
export const resendSeconds = 60;

/** How a keyword or the name of a column is kept, so that two ways to type it are one. */
export const writtenSubject = (given: string): string => given.normalize('NFC').replace(/\s+/gu, ' ').trim();

/** Each topic once, as it is kept; empty keywords and columns are none. */
export function topicsOf(wanted: {
  readonly types: readonly AlertKind[];
  readonly journal?: Id | undefined;
  readonly keywords: readonly string[];
  readonly columns: readonly string[];
}): AlertTopic[] {
  const subjects: Record<AlertKind, readonly string[]> = {
    current: [wanted.journal ?? ''],
    'online-first': [wanted.journal ?? ''],
    keywords: wanted.keywords.map(writtenSubject).filter(Boolean),
    column: wanted.columns.map(writtenSubject).filter(Boolean),
  };
  return [...new Set(wanted.types)].flatMap((what) =>
    [...new Set(subjects[what])].map((subject) => ({ what, subject })),
  );
}
