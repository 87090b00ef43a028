import { type Language, languages } from '../../src/platform/kernel/language.ts';

/** What is not looked at every day changes from day to day. */
export const day = Math.floor(Date.now() / 86_400_000);

export const isWholeRun = process.env.IMPRINT_LANGUAGES === 'all';

const others = languages.filter((language) => language !== 'zh' && language !== 'en');

/** Where each page is opened once: Chinese and English by turns, every sixth page in another language, and the next one tomorrow. */
function languageOfDay(page: number): Language {
  const turn = page + day;
  if (turn % 6 === 5) return others[Math.floor(turn / 6) % others.length] as Language;
  return turn % 2 === 0 ? 'zh' : 'en';
}

/** Every page in all seven languages when everything is to be proven; else each of them once. */
export const isOpenedIn = (language: Language, page: number): boolean => isWholeRun || languageOfDay(page) === language;
