import type { IntlShape } from 'react-intl';
import { sayWith } from '../../../platform/i18n/use-say.ts';
import { isLanguage, languageTag } from '../../../platform/kernel/language.ts';

/** What a language is called; papers may be in one that the interface has not. */
export const languageName = (intl: IntlShape, language: string): string =>
  isLanguage(language)
    ? sayWith(intl)(`ui.language.${languageTag(language)}`)
    : (intl.formatDisplayName(language, { type: 'language' }) ?? language);
