import type { ManuscriptLanguage } from '../../domain/manuscript-guess.ts';

const han = /\p{Script=Han}/gu;
const letters = /\p{L}/gu;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Chinese texts quote English terms, English ones hardly ever Chinese: a quarter of Han letters makes a text Chinese. */
export const languageOf = (text: string): ManuscriptLanguage =>
  count(text, han) * 4 >= count(text, letters) && count(text, han) > 0 ? 'zh' : 'en';

export const countLetters = (text: string): number => count(text, letters);
