import { documentLanguage, isLanguage, type Language } from '../kernel/language.ts';
import type { Text } from '../kernel/text.ts';

/** A text with what a browser must know to print and read it aloud: papers may be in a language that the interface has not. */
export interface LocalizedText {
  readonly text: string;
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  /** Between which it may break, where it is a headline in Chinese. */
  readonly pieces?: readonly string[];
}

const rightToLeft = ['ara', 'ar', 'fa', 'he', 'ur', 'ps', 'yi', 'ug'];

export const tagOf = (language: string): string => (isLanguage(language) ? documentLanguage(language) : language);

export const directionOf = (language: string): 'ltr' | 'rtl' => (rightToLeft.includes(language) ? 'rtl' : 'ltr');

export const localizedText = (text: string, language: string): LocalizedText => ({
  text,
  lang: tagOf(language),
  dir: directionOf(language),
});

/** The languages in which a reader is served: their own, the paper's, English, Chinese, then whatever exists. */
export function languagesInOrder(text: Text, reader: Language, original: string): string[] {
  const wanted = [reader, original, 'en', 'zh', ...Object.keys(text)];
  return [...new Set(wanted)].filter((language) => text[language]);
}

/** The name of a person: before its Chinese form, whoever does not read Chinese is served the English one. */
export const localizedName = (names: Text, reader: Language, original: string): LocalizedText | null =>
  localizedIn(names, reader, reader !== 'zh' && original === 'zh' ? 'en' : original);

export function localizedIn(text: Text, reader: Language, original: Language | string): LocalizedText | null {
  const [language] = languagesInOrder(text, reader, original);
  return language === undefined ? null : localizedText(text[language] ?? '', language);
}
