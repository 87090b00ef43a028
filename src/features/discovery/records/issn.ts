import type { RecordJournal } from '../../../platform/kernel/work-record.ts';

/** Whether registries take it for an ISSN. */
export const isIssn = (number: string | null): number is string => /^\d{4}-?\d{3}[\dX]$/i.test(number ?? '');

/** By which a journal can be distinguished from others: the ISSN of its print, or the one of its electronic edition. */
export const issnOf = (journal: RecordJournal | null): string | null =>
  [journal?.issn ?? null, journal?.eissn ?? null].find(isIssn) ?? null;
