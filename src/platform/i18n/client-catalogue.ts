import type { IntlShape } from 'react-intl';
import type { Language, LanguageTag } from '../kernel/language.ts';
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

/** The texts of the document's own language, before React takes over the page. */
export async function loadCatalogue(): Promise<void> {
  const tag = document.documentElement.lang.slice(0, 2) as LanguageTag;
  const { default: messages } = await (loaders[tag] ?? loaders.en)();
  let intl: IntlShape | undefined;
  provideIntl((language: Language) => {
    intl ??= intlFor(language, messages);
    return intl;
  });
}
