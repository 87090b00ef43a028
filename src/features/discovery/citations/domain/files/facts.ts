import type { Citable } from '../../../../../platform/kernel/citable.ts';
import type { Text } from '../../../../../platform/kernel/text.ts';
import type { CitedName } from '../cited-name.ts';
import { plainLine } from '../plain-line.ts';

/** `Family, Given`; a name in one piece as it is. */
export const turned = (name: CitedName): string => (name.whole ? name.full : `${name.family}, ${name.given}`);

const said = (text: Text, language: string): string =>
  plainLine(text[language] ?? text.en ?? text.zh ?? Object.values(text).find(Boolean));

/** Where the authors work, each place once. */
export const addressesOf = ({ authors }: Citable, language: string): string[] => [
  ...new Set(authors.flatMap(({ affiliations }) => affiliations.map((text) => said(text, language)).filter(Boolean))),
];

/** In a language, else in the one it was written in. */
export const keywordsOf = ({ keywords, language: own }: Citable, language: string): string[] =>
  (keywords[language] ?? keywords[own ?? ''] ?? Object.values(keywords)[0] ?? []).map(plainLine).filter(Boolean);

export const abstractOf = ({ abstracts }: Citable, language: string): string => said(abstracts, language);

export const numberOf = ({ issn, isbn }: Citable): string => plainLine(issn ?? isbn);
