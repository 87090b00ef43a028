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

export const textDirection = (language: Language): 'ltr' | 'rtl' => (language === 'ara' ? 'rtl' : 'ltr');
