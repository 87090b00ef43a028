import { catalogues } from '../../../../platform/i18n/catalogues.server.ts';
import type { Messages } from '../../../../platform/i18n/join-messages.ts';
import { type Language, languageTag } from '../../../../platform/kernel/language.ts';

/** The parts of the words, by what comes after the first dot of their keys. */
export type WordArea = 'door' | 'form' | 'file' | 'state' | 'own' | 'review';

/** The words that a page of submitting needs. */
export const submittingWords = (language: Language, areas: readonly WordArea[]): Messages =>
  Object.fromEntries(
    Object.entries(catalogues[languageTag(language)]).filter(([key]) =>
      areas.some((area) => key.startsWith(`submissions.${area}.`)),
    ),
  );
