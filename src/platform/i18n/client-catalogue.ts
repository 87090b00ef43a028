import type { LanguageTag } from '../kernel/language.ts';
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

let loaded: Messages = {};

/** The texts of the document's own language, before React takes over the page. */
export async function loadCatalogue(): Promise<void> {
  const tag = document.documentElement.lang.slice(0, 2) as LanguageTag;
  loaded = (await (loaders[tag] ?? loaders.en)()).default;
}

export const clientMessages = (): Messages => loaded;
