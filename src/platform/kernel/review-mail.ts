import type { Language } from './language.ts';

/** The mails to reviewers that a site may word itself, each with what its text has to say: the places for it, in braces. */
export const reviewMails = {
  'opinion-asked': ['title', 'dueOn'],
  'review-due-soon': ['title', 'dueOn'],
  'review-overdue': ['title', 'dueOn'],
  'opinion-thanks': ['title'],
} as const;

export type ReviewMail = keyof typeof reviewMails;

/** What may be said, by the names of the places. */
const mailPlaces = ['name', 'title', 'dueOn', 'site'] as const;

/** A site's own words for a mail in one language. */
export interface ReviewMailText {
  readonly mail: ReviewMail;
  readonly language: Language;
  readonly subject: string;
  readonly text: string;
}

const place = /\{(\w*)\}/g;

/** Whether a text has only places that are known, each in its pair of braces, and all that it needs. */
export function hasSoundPlaces(text: string, needed: readonly string[] = []): boolean {
  const named = [...text.matchAll(place)].map(([, name = '']) => name);
  return (
    named.every((name) => (mailPlaces as readonly string[]).includes(name)) &&
    !/[{}]/.test(text.replaceAll(place, '')) &&
    needed.every((name) => named.includes(name))
  );
}

export const filledPlaces = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(place, (_, name: string) => values[name] ?? '');
