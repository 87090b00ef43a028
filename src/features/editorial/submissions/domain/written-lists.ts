import { bareOrcid } from '../../../../platform/kernel/orcid.ts';
/** Keywords as people write them in one line: separated by the signs of any language. */
export const keywordsIn = (line: string): string[] => entriesIn(line, /[;,；，、،؛\n]/);

/** References, one a line; the numbers that a list begins its lines with are no part of them. */
export const referencesIn = (text: string): string[] =>
  entriesIn(text, /\n/).map((line) => line.replace(/^(?:\[\d{1,4}\]|\d{1,4}[.、)])\s*/, '') || line);

const entriesIn = (text: string, separator: RegExp): string[] =>
  text
    .split(separator)
    .map((entry) => entry.trim())
    .filter(Boolean);

/** An ORCID as it is stored, whether it was copied as an address, without its hyphens, or typed. */
export function writtenOrcid(given: string): string {
  const bare = bareOrcid(given);
  const digits = bare.replaceAll(/[\s-]/g, '').toUpperCase();
  return /^\d{15}[\dX]$/.test(digits) ? (digits.match(/.{4}/g) ?? []).join('-') : bare;
}
