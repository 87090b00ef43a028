/** Codes of libraries: three letters, from the English name. */
const codes: Readonly<Record<string, string>> = {
  zh: 'chi',
  en: 'eng',
  ru: 'rus',
  ara: 'ara',
  spa: 'spa',
  fra: 'fre',
  de: 'ger',
  pt: 'por',
  ja: 'jpn',
  ko: 'kor',
  it: 'ita',
};

export const languageCode = (language: string): string => codes[language] ?? language;
