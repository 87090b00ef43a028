import type { IntlShape } from 'react-intl';
import { sayWith } from '../i18n/use-say.ts';
import { isLanguage, languageTag } from '../kernel/language.ts';

/** What those who speak a language call it: where readers choose one. */
export const languageName = (intl: IntlShape, language: string): string =>
  isLanguage(language) ? sayWith(intl)(`ui.language.${languageTag(language)}`) : languageNameFor(intl, language);

/** What the reader calls it: where a sentence or a list of facts speaks of one. */
export const languageNameFor = (intl: IntlShape, language: string): string =>
  intl.formatDisplayName(isLanguage(language) ? languageTag(language) : language, { type: 'language' }) ?? language;
