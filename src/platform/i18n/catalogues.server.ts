import type { LanguageTag } from '../kernel/language.ts';
import ar from './catalogues/ar.ts';
import de from './catalogues/de.ts';
import en from './catalogues/en.ts';
import es from './catalogues/es.ts';
import fr from './catalogues/fr.ts';
import ru from './catalogues/ru.ts';
import zh from './catalogues/zh.ts';
import type { Messages } from './join-messages.ts';

export const catalogues: Record<LanguageTag, Messages> = { zh, en, ar, de, es, fr, ru };
