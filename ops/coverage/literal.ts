/**
 * What a row's literal means. A literal of several parts (`introduce → /periodIntroduce`) stands for facts that
 * belong together: a test has to hold every part.
 */
export const partsOf = (literal: string): string[] => literal.split(' → ');

const inJson = (text: string): string => JSON.stringify(text).slice(1, -1);
const inSingleQuotes = (text: string): string => text.replace(/\\/g, '\\\\').replace(/'/g, "\\'");
const inPattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The specification names some fields in prose ("impact factor"); code can only say impactFactor. */
export function nameInCode(text: string): string {
  if (!isProse(text)) return text;
  const [first = '', ...rest] = text.split(/[ -]/);
  return first.toLowerCase() + rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

const isProse = (text: string): boolean => /^[A-Za-z]+(?:[ -][A-Za-z]+)+$/.test(text);

/** The ways in which a part may be written in a source file. */
function spellingsOf(rowId: string, part: string): string[] {
  const pattern = inPattern(part);
  const spellings = [part, inJson(part), inSingleQuotes(part), pattern, pattern.replaceAll('/', '\\/')];
  if (rowId.startsWith('field:')) spellings.push(nameInCode(part));
  return [...new Set(spellings)];
}

const quoted = { before: '(?<=[\'"`\\t])', after: '(?=[\'"`\\t\\n]|$)' };
// ./article is a file, /rc-pub/front/… is a call with its prefix.
const path = { before: '(?:(?<![.\\w-])|(?<=/rc-pub))', after: '(?![\\w/-]|\\.\\w)' };
// 5 is not in 50, 0.5 or -5, but it is in id-5.
const number = { before: '(?<![\\p{L}\\p{N}_$]|\\d\\.|(?<![\\p{L}\\p{N}_])-)', after: '(?![\\p{L}\\p{N}_$]|\\.\\d)' };
// "id" is not in "void".
const word = { before: '(?<![\\p{L}\\p{N}_$])', after: '(?![\\p{L}\\p{N}_$])' };
const sentenceEnd = { before: word.before, after: '' };

function edgesOf(spelling: string): { before: string; after: string } {
  if (!/[\p{L}\p{N}]/u.test(spelling)) return quoted;
  if (/^\\?\//.test(spelling)) return path;
  if (/^\d+$/.test(spelling)) return number;
  return /[\p{L}\p{N}_]$/u.test(spelling) ? word : sentenceEnd;
}

function standsWhole(text: string, spelling: string): boolean {
  const { before, after } = edgesOf(spelling);
  return new RegExp(before + RegExp.escape(spelling) + after, 'u').test(text);
}

// 600000 may be written 600_000.
const withoutDigitSeparators = (text: string): string => text.replace(/(?<=\d)_(?=\d)/g, '');

/** The parts of a row's literal which a text doesn't hold. */
export function partsMissingIn(text: string, rowId: string, literal: string): string[] {
  const plain = withoutDigitSeparators(text);
  return partsOf(literal).filter((part) => !spellingsOf(rowId, part).some((spelling) => standsWhole(plain, spelling)));
}
