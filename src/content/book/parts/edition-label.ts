import type { Say } from '../../../platform/i18n/use-say.ts';

/** Editions 1 to 10 have words; any other is a dash. */
export const editionLabel = (say: Say, edition: number | null): string =>
  say('book.edition', { edition: String(edition ?? '') });
