import type { IntlShape } from 'react-intl';
import { type Language, type LanguageTag, languageTag } from '../kernel/language.ts';
import { provideIntl } from './current-intl.ts';
import { intlFor } from './intl.ts';
import type { Messages } from './join-messages.ts';

const loaders: Record<LanguageTag, () => Promise<{ default: Messages }>> = {
  zh: () => import('./catalogues/zh.ts'),
  en: () => import('./catalogues/en.ts'),
  ar: () => import('./catalogues/ar.ts'),
  de: () => import('./catalogues/de.ts'),
  es: () => import('./catalogues/es.ts'),
  fr: () => import('./catalogues/fr.ts'),
  ru: () => import('./catalogues/ru.ts'),
};

/** The texts of the reader's language, before React takes over the page; that of the document where no site is known. */
export async function loadCatalogue(reader: Language | undefined): Promise<void> {
  const tag = reader ? languageTag(reader) : (document.documentElement.lang.slice(0, 2) as LanguageTag);
  const { default: messages } = await (loaders[tag] ?? loaders.en)();
  let intl: IntlShape | undefined;
  provideIntl((language: Language) => {
    intl ??= intlFor(language, messages);
    return intl;
  });
}
