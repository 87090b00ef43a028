import type { LanguageTag } from '../kernel/language.ts';
import ar from './catalogues/ar.ts';
import de from './catalogues/de.ts';
import en from './catalogues/en.ts';
import es from './catalogues/es.ts';
import fr from './catalogues/fr.ts';
import ru from './catalogues/ru.ts';
import zh from './catalogues/zh.ts';
import type { Messages } from './join-messages.ts';

/** Long texts that only the server puts into pages; readers' browsers are spared them. */
const serverOnly = import.meta.glob<Messages>('/src/**/server-messages/*.json', { eager: true, import: 'default' });

const withServerOnly = (tag: LanguageTag, messages: Messages): Messages =>
  Object.assign(
    {},
    messages,
    ...Object.entries(serverOnly).flatMap(([file, texts]) => (file.endsWith(`/${tag}.json`) ? [texts] : [])),
  );

export const catalogues: Record<LanguageTag, Messages> = {
  zh: withServerOnly('zh', zh),
  en: withServerOnly('en', en),
  ar: withServerOnly('ar', ar),
  de: withServerOnly('de', de),
  es: withServerOnly('es', es),
  fr: withServerOnly('fr', fr),
  ru: withServerOnly('ru', ru),
};
