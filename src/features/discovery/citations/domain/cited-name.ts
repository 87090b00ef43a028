import type { CitableAuthor, CitableName } from '../../../../platform/kernel/citable.ts';
import { plainLine } from './written.ts';

/** A name in one language, ready to be put in an order. */
export interface CitedName {
  /** As it was printed; of a name in Chinese characters and of a group all there is. */
  readonly full: string;
  readonly family: string;
  readonly given: string;
  /** Written in one piece, so that no style turns or shortens it. */
  readonly whole: boolean;
  readonly group: boolean;
  /** A Chinese name in Latin letters. */
  readonly pinyin: boolean;
}

const han = /^[\p{Script=Han}·・\s]+$/u;
const isHan = (text: string): boolean => han.test(text);

/** The name in a language, else in another that it has. */
export function citedName(author: CitableAuthor, language: string): CitedName | undefined {
  const name =
    author.names[language] ??
    author.names.en ??
    author.names.zh ??
    Object.values(author.names).find((known) => known?.full);
  const parts = name && clean(name);
  if (!parts?.full) return undefined;
  const { full } = parts;
  if (author.type === 'group') return { full, family: full, given: '', whole: true, group: true, pinyin: false };
  if (isHan(full)) {
    const together = full.replace(/\s/g, '');
    return { full: together, family: together, given: '', whole: true, group: false, pinyin: false };
  }
  const [family, given] = parts.family ? [parts.family, parts.given] : splitName(full);
  const pinyin = Object.values(author.names).some((other) => other?.full && isHan(other.full));
  return { full, family, given, whole: given === '', group: false, pinyin };
}

function clean(name: CitableName): { full: string; family: string; given: string } {
  const [family, given] = [plainLine(name.family), plainLine(name.given)];
  return { full: plainLine(name.full) || [given, family].filter(Boolean).join(' '), family, given };
}

/** "Family, Given", else the last word is the family name. */
function splitName(full: string): [family: string, given: string] {
  const [before = '', after] = full.split(/\s*,\s*/, 2);
  if (after) return [before, after];
  const words = full.split(' ');
  return [words.at(-1) ?? full, words.slice(0, -1).join(' ')];
}

export interface Initials {
  /** After each letter: `. ` in A. B. Sample, nothing in Sample AB. */
  readonly after: string;
  /** Whether Jean-Luc keeps its hyphen. */
  readonly hyphens: boolean;
}

/** `Anna Bea-Cara` → `A. B.-C.`, `A B-C`, `ABC` … */
export function initials(given: string, { after, hyphens }: Initials): string {
  const words = given.split(/[\s.]+/).filter(Boolean);
  const short = words.map((word) =>
    word
      .split(/[-‐‑]/)
      .map((part) => /\p{L}/u.exec(part)?.[0]?.toUpperCase() ?? '')
      .filter(Boolean)
      .join(hyphens ? `${after.trimEnd()}-` : after),
  );
  return short
    .filter(Boolean)
    .map((letters) => letters + after)
    .join('')
    .trimEnd();
}
