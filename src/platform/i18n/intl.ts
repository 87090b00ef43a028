import { createIntl, type IntlShape } from 'react-intl';
import { type Language, localeOf } from '../kernel/language.ts';
import type { Messages } from './join-messages.ts';

/** A missing text is a mistake of ours that the build finds; here it must not take the page down. */
export const intlFor = (language: Language, messages: Messages): IntlShape =>
  createIntl({ locale: localeOf(language), messages: { ...messages }, onError: () => {} });
