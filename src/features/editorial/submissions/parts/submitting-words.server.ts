import type { Messages } from '../../../../platform/i18n/join-messages.ts';
import type { Language } from '../../../../platform/kernel/language.ts';
import { pageWords } from '../../../../platform/shell/page-words.server.ts';

/** The parts of the words, by what comes after the first dot of their keys. */
export type WordArea = 'door' | 'form' | 'file' | 'state' | 'own' | 'review' | 'tasks';

/** The words that a page of submitting needs. */
export const submittingWords = (language: Language, areas: readonly WordArea[]): Messages =>
  pageWords(
    language,
    areas.map((area) => `submissions.${area}`),
  );
