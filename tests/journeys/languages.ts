import { type Language, languages } from '../../src/platform/kernel/language.ts';

export const isWholeRun = process.env.IMPRINT_LANGUAGES === 'all';

const others = languages.filter((language) => language !== 'zh' && language !== 'en');

/** Where each page is opened once: Chinese and English by turns, every sixth page in another language. Every run opens the same. */
function languageOf(page: number): Language {
  if (page % 6 === 5) return others[Math.floor(page / 6) % others.length] as Language;
  return page % 2 === 0 ? 'zh' : 'en';
}

/** Every page in all seven languages when everything is to be proven; else each of them once. */
export const isOpenedIn = (language: Language, page: number): boolean => isWholeRun || languageOf(page) === language;

/** A journey is walked in Chinese and in English when everything is to be proven; else in the one that is named. */
export const walkedIn = (chosen: 'zh' | 'en'): readonly ('zh' | 'en')[] => (isWholeRun ? ['zh', 'en'] : [chosen]);
