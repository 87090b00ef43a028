/** The seven languages, by the codes that the specification puts into addresses. */
export const languages = ['zh', 'en', 'ru', 'ara', 'spa', 'fra', 'de'] as const;

export type Language = (typeof languages)[number];

/** The same languages by the tags that browsers, `Intl` and the message files know. */
const tags = { zh: 'zh', en: 'en', ru: 'ru', ara: 'ar', spa: 'es', fra: 'fr', de: 'de' } as const satisfies Record<
  Language,
  string
>;

export type LanguageTag = (typeof tags)[Language];

export const isLanguage = (code: unknown): code is Language => languages.includes(code as Language);

export const languageTag = (language: Language): LanguageTag => tags[language];

export const documentLanguage = (language: Language): string => (language === 'zh' ? 'zh-CN' : tags[language]);

/** How dates and numbers are written. Our English is British. */
export const localeOf = (language: Language): string => (language === 'en' ? 'en-GB' : documentLanguage(language));

export const textDirection = (language: Language): 'ltr' | 'rtl' => (language === 'ara' ? 'rtl' : 'ltr');

/** The key of a text in a language that a document names by its BCP 47 tag: `es-ES` is `spa`; a language that the interface has not keeps its tag. */
export function textKey(tag: string): string {
  const primary = tag.trim().toLowerCase().split(/[-_]/)[0] ?? '';
  return languages.find((language) => tags[language] === primary) ?? primary;
}
