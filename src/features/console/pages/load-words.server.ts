import type { Language } from '../../../platform/kernel/language.ts';
import type { Words } from '../domain/word.ts';
import { wordsIn } from '../domain/words.ts';

/** Read on the server only: a browser gets the words of its own language, with the page. */
export const loadWords = (language: Language): Words => wordsIn(language);
