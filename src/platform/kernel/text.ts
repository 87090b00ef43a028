import { type Language, languages } from './language.ts';

/** A text as it is stored: what exists, by language. Absent means "not translated". Content may be in a language that the interface has not. */
export type Text = { [known in Language]?: string } & { [otherLanguage: string]: string | undefined };

export interface LocalizedText {
  readonly text: string;
  readonly language: string;
}

/** The text for a reader: in their language, else in the site's, else in whichever exists. */
export function chooseText(text: Text, wanted: Language, siteDefault: Language): LocalizedText | undefined {
  // Nearly every text is there in the language that is wanted.
  if (text[wanted]) return { text: text[wanted], language: wanted };
  for (const language of [siteDefault, 'en', 'zh', ...languages, ...Object.keys(text)]) {
    const found = text[language];
    if (found) return { text: found, language };
  }
  return undefined;
}

/** The same for places that can't say which language they got. */
export const textFor = (text: Text, wanted: Language, siteDefault: Language): string =>
  chooseText(text, wanted, siteDefault)?.text ?? '';

const latin = /\p{Script=Latin}/u;

/** A person’s name for a reader: whoever reads neither it nor Chinese is given its Latin form, whatever the site’s language. */
export function nameFor(names: Text, wanted: Language, siteDefault: Language): string {
  const found = textFor(names, wanted, siteDefault);
  if (names[wanted] || wanted === 'zh' || latin.test(found)) return found;
  return names.en || (Object.values(names).find((name) => name && latin.test(name)) ?? found);
}
