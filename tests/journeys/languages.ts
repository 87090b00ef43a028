import { type Language, languages } from '../../src/platform/kernel/language.ts';

const always: readonly Language[] = ['zh', 'en'];
const others = languages.filter((language) => !always.includes(language));
/** What is not looked at every day changes from day to day. */
export const day = Math.floor(Date.now() / 86_400_000);

export const isWholeRun = process.env.IMPRINT_LANGUAGES === 'all';

/** All seven when everything is to be proven; else Chinese, English and one more, another one each day. */
export const journeyLanguages: readonly Language[] = isWholeRun
  ? languages
  : [...always, others[day % others.length] as Language];
