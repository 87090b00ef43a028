import type { AuthorFinder } from '../../domain/author-marks.ts';
import { labelOf } from '../guess/labels.ts';

/** A line of a document, as its author broke it. */
export interface DocumentLine {
  readonly text: string;
  /** Lines of one paragraph have one number. */
  readonly paragraph: number;
}

const mostFront = 80;
const usualFront = 30;
const longestLine = 400;
const longestHeading = 80;

const contact =
  /[\w.+-]+@[\w-]+\.\w|orcid|^\W*(?:correspond(?:ence|ing)|e-?mail|通[讯信]作者|作者简介|第一作者|电子邮[箱件])/iu;
const numbered = String.raw`^\s*(?:\d+[.\s]*)?`;
/** Whoever is thanked, funded or in conflict is named by the authors' names among others. */
const naming = new RegExp(
  `${numbered}(?:acknowledge?ments?|funding|declarations?|(?:conflicts?|declarations?) of (?:competing )?interests?|competing interests|致\\s*谢|基金|利益冲突)`,
  'iu',
);
/** These speak of nothing else than the authors, often by initials. */
const aboutAuthors = new RegExp(
  `${numbered}(?:authors?['’]?s?['’]? (?:contributions?|information|details)|credit author|about the authors?|biograph(?:y|ies)|作者贡献|作者简介|作者信息)`,
  'iu',
);

const isHeading = (text: string): boolean => text.length <= longestHeading && !/[.。;；,，]$/u.test(text);

/** Where the title page ends: with the last of abstracts and keywords, or after a page where there are none. */
function frontEnd(lines: readonly DocumentLine[]): number {
  const labelled = lines
    .filter(({ paragraph }) => paragraph < mostFront)
    .findLastIndex(({ text }) => ['abstract', 'keywords'].includes(labelOf({ text })?.kind ?? ''));
  return labelled < 0 ? usualFront : (lines[labelled]?.paragraph ?? usualFront);
}

/** Where the list of references begins. */
function referencesStart(lines: readonly DocumentLine[]): number {
  const start = lines.findLastIndex(({ text }) => labelOf({ text })?.kind === 'references');
  return start < 0 ? lines.length : start;
}

const mask = '[…]';

/** A line with its authors' names taken out, as authors who cite themselves write it. */
export function maskedLine(text: string, { namedIn }: AuthorFinder): string {
  const masked = text
    .split(/([,，;；、.．:：])/u)
    .map((piece) => (namedIn(piece).length > 0 ? mask : piece))
    .join('');
  return namedIn(masked).length > 0 ? mask : masked;
}

/** What becomes of the lines that speak of a text's authors: their block on the title page, thanks, declarations, references. */
export function withoutAuthors(lines: readonly DocumentLine[], finder: AuthorFinder): ReadonlyMap<number, string> {
  const { namedIn, restOf } = finder;
  const front = frontEnd(lines);
  const references = referencesStart(lines);
  const changed = new Map<number, string>();
  let section: 'none' | 'naming' | 'aboutAuthors' = 'none';
  lines.forEach(({ text, paragraph }, place) => {
    const isNamed = namedIn(text).length > 0;
    const begins = aboutAuthors.test(text) ? 'aboutAuthors' : naming.test(text) ? 'naming' : undefined;
    if (begins) section = begins;
    else if (isHeading(text) && !isNamed && text.trim() !== '') section = 'none';
    const isLabelled = ['abstract', 'keywords'].includes(labelOf({ text })?.kind ?? '');
    const isOfTitlePage = paragraph <= front && !isLabelled && text.length <= longestLine;
    if (
      (isOfTitlePage && (isNamed || contact.test(text))) ||
      section === 'aboutAuthors' ||
      (isNamed && (section === 'naming' || restOf(text) < 0.25))
    )
      changed.set(place, '');
    else if (isNamed && place > references) changed.set(place, maskedLine(text, finder));
  });
  return changed;
}
