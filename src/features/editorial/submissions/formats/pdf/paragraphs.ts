import { type Paragraph, paragraphOf, type Run } from '../../../../../platform/documents/paragraph.ts';
import { labelOf } from '../guess/labels.ts';
import type { Line } from './lines.ts';

const textOf = ({ runs }: Line): string =>
  runs
    .map(({ text, isRaised }) => (isRaised ? '' : text))
    .join('')
    .trim();
const nextReference = /^\s*(?:[[［]\s*\d{1,4}\s*[\]］]|\d{1,4}\.\s)/u;

/** What is printed on every page at the same height: running titles, page numbers. */
function isRunning(line: Line, pages: number, counts: ReadonlyMap<string, Set<number>>): boolean {
  const text = textOf(line);
  if (/^[\s\d/–-]+$/.test(text) && text.length < 12) return true;
  return pages > 2 && (counts.get(runningKey(line))?.size ?? 0) > pages / 2;
}
const runningKey = (line: Line): string => `${line.top} ${textOf(line).replaceAll(/\d+/g, '#')}`;

/** Letters of almost one size: fonts that stand in for each other differ by a point. */
const isSameSize = (one: number, other: number): boolean => Math.abs(one - other) <= Math.max(1, one * 0.07);

/** Goes on with the paragraph before: the same letters, the usual distance, and no sign that something begins. */
function continues(before: Line, line: Line, first: Line): boolean {
  if (!isSameSize(first.size, line.size) || labelOf({ text: textOf(line) }) || nextReference.test(textOf(line)))
    return false;
  const height = before.bottom - before.top;
  const size = Math.max(line.size, 1);
  if (before.page !== line.page || line.top < before.top - height) return goesOnElsewhere(before, line);
  const gap = line.top - before.top;
  const overlap = Math.min(before.right, line.right) - Math.max(before.left, line.left);
  if (gap < 0 || gap > Math.max(height, size) * 1.75 || overlap <= 0) return false;
  if (before.isBold !== line.isBold && before.length < 80) return false;
  const isIndented = line.left - before.left > size * 1.2 && before.left <= first.left + size * 0.5 && line.length > 30;
  const endsShort =
    /[.。!?:：]$/u.test(textOf(before)) &&
    before.right < line.right - size * 4 &&
    Math.abs(before.left - line.left) < size;
  return !(isIndented && /[.。!?]$/u.test(textOf(before))) && !endsShort;
}

/** In the next column or on the next page, in the middle of a sentence. */
const goesOnElsewhere = (before: Line, line: Line): boolean =>
  before.length > 30 &&
  !/[.。!?:：;；]$/u.test(textOf(before)) &&
  /^[\p{Ll}\p{Script=Han}\d(]/u.test(textOf(line)) &&
  !line.isBold;

/** Lines end where the paper ends: a word cut by a hyphen is one, and Han letters need no space. */
function joinedRuns(lines: readonly Line[]): readonly Run[] {
  const runs: Run[] = [];
  for (const line of lines) {
    const last = runs.at(-1);
    const first = line.runs[0];
    if (last && first) {
      const isCut = /\p{Ll}-$/u.test(last.text) && /^\p{Ll}/u.test(first.text);
      const isHan =
        /[\p{Script=Han}，。、；：）”]$/u.test(last.text) && /^[\p{Script=Han}，。、；：（“]/u.test(first.text);
      if (isCut) runs[runs.length - 1] = { ...last, text: last.text.slice(0, -1) };
      else if (!isHan) runs.push({ text: ' ', isRaised: false });
    }
    runs.push(...line.runs);
  }
  return runs;
}

/** Lines as the paragraphs that a reader sees. Sizes are given in points. */
export function pdfParagraphs(lines: readonly Line[]): readonly Paragraph[] {
  const pages = new Set(lines.map(({ page }) => page)).size;
  const counts = new Map<string, Set<number>>();
  for (const line of lines) {
    const key = runningKey(line);
    counts.set(key, (counts.get(key) ?? new Set()).add(line.page));
  }
  const groups: Line[][] = [];
  for (const line of lines.filter((one) => !isRunning(one, pages, counts))) {
    const group = groups.at(-1);
    const before = group?.at(-1);
    if (group && before && continues(before, line, group[0] as Line)) group.push(line);
    else groups.push([line]);
  }
  return groups
    .map((group) => {
      const first = group[0] as Line;
      const size = group.reduce((most, one) => (one.length > most.length ? one : most)).size;
      return paragraphOf(joinedRuns(group), {
        size: size / 1.5,
        isBold: group.every(({ isBold }) => isBold),
        page: first.page,
      });
    })
    .filter(({ text }) => text !== '');
}
