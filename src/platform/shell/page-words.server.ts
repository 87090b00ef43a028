import { catalogues } from '../i18n/catalogues.server.ts';
import type { Messages } from '../i18n/join-messages.ts';
import { type Language, languageTag } from '../kernel/language.ts';

/** The words of some areas, `submissions.form` for one, as the page that needs them takes them along. */
export const pageWords = (language: Language, areas: readonly string[]): Messages =>
  Object.fromEntries(
    Object.entries(catalogues[languageTag(language)]).filter(([key]) =>
      areas.some((area) => key.startsWith(`${area}.`)),
    ),
  );
