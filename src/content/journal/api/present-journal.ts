import type { OutputOf } from '../../../platform/contract/endpoint.ts';
import type { Language } from '../../../platform/kernel/language.ts';
import { textFor } from '../../../platform/kernel/text.ts';
import type { getPublicationDetail } from '../contract.ts';
import type { Journal } from '../domain/journal.ts';

/** A journal under the specification's names. */
export const presentJournal = (
  journal: Journal,
  language: Language,
  siteLanguage: Language,
): OutputOf<typeof getPublicationDetail> => ({
  ...journal,
  siteId: journal.site,
  publicationName: textFor(journal.names, language, siteLanguage),
  databases: [...journal.databases],
  indexed: journal.databases.join(';'),
});
