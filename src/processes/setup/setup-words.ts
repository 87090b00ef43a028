import { word } from '../../features/console/domain/word.ts';
import { wordsIn } from '../../features/console/domain/words.ts';
import type { Language } from '../../platform/kernel/language.ts';
import en from './words.en.json' with { type: 'json' };
import zh from './words.zh.json' with { type: 'json' };

const own = { zh, en };

export type SetupLanguage = keyof typeof own;
type SetupWord = keyof typeof en;

/** The console's words and a few more; like the console, the page speaks Chinese and English. */
export const setupSay =
  (language: SetupLanguage) =>
  (
    key: SetupWord | `${'newSite' | 'template' | 'language' | 'factor'}.${string}`,
    values?: Record<string, string | number>,
  ) =>
    word({ ...wordsIn(language satisfies Language), ...own[language] }, key, values);
