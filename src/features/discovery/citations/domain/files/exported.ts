import type { Citable } from '../../../../../platform/kernel/citable.ts';
import type { CitedName } from '../cited-name.ts';
import { citedLanguage, type Reference, referenceIn, textIn, translatedLanguage } from '../reference.ts';
import { plainLine } from '../written.ts';

export interface ExportOptions {
  /** The language in which things are cited where they have it; without it each in its own. */
  readonly language?: string | undefined;
  /** Who offers the file: the site's name. */
  readonly provider: string;
}

/** A thing as an export file needs it: in its first language, and in a second where it has one. */
export interface Exported {
  readonly citable: Citable;
  readonly reference: Reference;
  readonly translated: Reference | undefined;
}

export function exported(citable: Citable, { language }: ExportOptions): Exported {
  const first = citedLanguage(citable, language);
  const second = translatedLanguage(citable, first);
  return {
    citable,
    reference: referenceIn(citable, first),
    translated: second === undefined ? undefined : referenceIn(citable, second),
  };
}

export type WriteFile = (citables: readonly Citable[], options: ExportOptions) => string;

/** Every line of an export file ends like this, whatever wrote it. */
export const lineEnd = '\r\n';
/** A line for each value that is there; a field may have several. */
export const filled = (
  fields: readonly (readonly [string, string | readonly string[]])[],
  line: (tag: string, value: string) => string,
): string[] => fields.flatMap(([tag, value]) => [value].flat().flatMap((one) => (one === '' ? [] : [line(tag, one)])));

export const lines = (all: readonly string[]): string => all.map((line) => line + lineEnd).join('');

/** `Family, Given`; a name in one piece as it is. */
export const turned = (name: CitedName): string => (name.whole ? name.full : `${name.family}, ${name.given}`);

/** Where the authors work, each place once. */
export const addressesOf = ({ authors }: Citable, language: string): string[] => [
  ...new Set(authors.flatMap(({ affiliations }) => affiliations.map((text) => textIn(text, language)).filter(Boolean))),
];

/** In a language, else in the one it was written in. */
export const keywordsOf = ({ keywords, language: own }: Citable, language: string): string[] =>
  (keywords[language] ?? keywords[own ?? ''] ?? Object.values(keywords)[0] ?? []).map(plainLine).filter(Boolean);

export const abstractOf = ({ abstracts }: Citable, language: string): string => textIn(abstracts, language);

export const numberOf = ({ issn, isbn }: Citable): string => plainLine(issn ?? isbn);

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
