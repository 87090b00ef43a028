import { type Language, languages } from '../../src/platform/kernel/language.ts';

const always: readonly Language[] = ['zh', 'en'];
const others = languages.filter((language) => !always.includes(language));
const day = Math.floor(Date.now() / 86_400_000);

/** All seven when everything is to be proven; else Chinese, English and one more, another one each day. */
export const journeyLanguages: readonly Language[] =
  process.env.IMPRINT_LANGUAGES === 'all' ? languages : [...always, others[day % others.length] as Language];
