import type { Run } from '../../../../../platform/documents/paragraph.ts';

/** A piece of text on a page, as poppler's `pdftohtml -xml` gives it. Lengths are in its own units. */
interface Fragment {
  readonly text: string;
  readonly page: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly size: number;
  readonly isBold: boolean;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const decoded = (text: string): string =>
  text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,4}));/gi, (whole, decimal, hex, name) => {
    if (name) return entities[name] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });

const attribute = (tag: string, name: string): number =>
  Number(new RegExp(`\\b${name}="(-?\\d+)"`).exec(tag)?.[1] ?? 0);

const line = /^\s*<(page|fontspec|text) ([^>]*)>(?:(.*)<\/text>)?/;
const boldFamily = /bold|black|heavy|semibold|demi|黑/i;
const mostFragments = 60_000;

/** Read line by line and not as XML: poppler nests the tags of links and bold letters as the page does, well-formed or not. */
function fragmentsOf(pages: string): readonly Fragment[] {
  const fragments: Fragment[] = [];
  const fonts = new Map<number, { size: number; isBold: boolean }>();
  let page = 0;
  for (const written of pages.split('\n')) {
    const [, kind, tag = '', inside = ''] = line.exec(written) ?? [];
    if (kind === 'page') page = attribute(tag, 'number');
    if (kind === 'fontspec')
      fonts.set(attribute(tag, 'id'), {
        size: attribute(tag, 'size'),
        isBold: boldFamily.test(/family="([^"]*)"/.exec(tag)?.[1] ?? ''),
      });
    if (kind !== 'text' || fragments.length >= mostFragments) continue;
    const text = decoded(inside.replaceAll(/<[^>]*>/g, ''));
    if (text.trim() === '') continue;
    const font = fonts.get(attribute(tag, 'font')) ?? { size: 0, isBold: false };
    const left = attribute(tag, 'left');
    const top = attribute(tag, 'top');
    const isBold = font.isBold || /^<b>.*<\/b>$/.test(inside.trim());
    const right = left + attribute(tag, 'width');
    fragments.push({ text, page, left, right, top, bottom: top + attribute(tag, 'height'), size: font.size, isBold });
  }
  return fragments;
}

/** Fragments next to each other, as one line of print. */
export interface Line extends Omit<Fragment, 'text'> {
  readonly runs: readonly Run[];
  /** Of its letters without what is raised. */
  readonly length: number;
}

const markPattern = /^[\s\d,，*†‡§¶#✉∗a-h()]{1,14}$/u;

/** Raised: a mark that is smaller than its line, or stands above its foot. */
const isRaised = (one: Fragment, size: number, bottom: number, height: number): boolean =>
  markPattern.test(one.text) &&
  one.bottom < bottom - height * 0.12 &&
  (one.size < size * 0.95 || one.bottom < bottom - height * 0.2);

/** On the same height, and near: a mark may be raised by half a line. */
function isOnOneLine(before: Fragment, one: Fragment): boolean {
  const overlap = Math.min(before.bottom, one.bottom) - Math.max(before.top, one.top);
  const height = Math.min(before.bottom - before.top, one.bottom - one.top);
  const gap = one.left - before.right;
  const widest = Math.max(before.size, one.size) * 2;
  return before.page === one.page && overlap > height * 0.4 && gap > -widest && gap < widest;
}

const hanEnd = /\p{Script=Han}$/u;
const hanStart = /^\p{Script=Han}/u;

function spaceBetween(before: Fragment, one: Fragment): string {
  const gap = one.left - before.right;
  if (/\s$/.test(before.text) || /^\s/.test(one.text)) return '';
  if (hanEnd.test(before.text) && hanStart.test(one.text)) return gap > one.size * 0.8 ? '  ' : '';
  return gap > one.size * 0.12 ? ' ' : '';
}

function lineOf(fragments: readonly Fragment[]): Line {
  const widest = fragments.reduce((most, one) => (one.text.length > most.text.length ? one : most));
  const sizes = Map.groupBy(fragments, ({ size }) => size);
  const letters = (of: readonly Fragment[]) => of.reduce((all, { text }) => all + text.length, 0);
  const size = [...sizes].sort((one, other) => letters(other[1]) - letters(one[1]))[0]?.[0] ?? 0;
  // Where most letters stand; marks are raised above it.
  const main = markPattern.test(widest.text)
    ? fragments.reduce((lowest, one) => (one.bottom > lowest.bottom ? one : lowest))
    : widest;
  const height = main.bottom - main.top;
  const runs = fragments.map((one, place): Run => {
    const before = fragments[place - 1];
    return {
      text: (before ? spaceBetween(before, one) : '') + one.text,
      isRaised: isRaised(one, Math.max(size, main.size), main.bottom, height),
    };
  });
  const plain = fragments.filter((_, place) => !runs[place]?.isRaised);
  return {
    runs,
    length: letters(plain),
    page: widest.page,
    left: Math.min(...fragments.map(({ left }) => left)),
    right: Math.max(...fragments.map(({ right }) => right)),
    top: main.top,
    bottom: main.bottom,
    size: Math.max(size, 0),
    isBold: plain.length > 0 && plain.every(({ isBold }) => isBold),
  };
}

/** Lines in the order in which the page is written, which keeps columns apart. */
export function linesOf(pages: string): readonly Line[] {
  const groups: Fragment[][] = [];
  for (const one of fragmentsOf(pages)) {
    const group = groups.at(-1);
    const before = group?.at(-1);
    if (group && before && group.some((other) => isOnOneLine(other, one)) && one.left > before.left - one.size)
      group.push(one);
    else groups.push([one]);
  }
  return groups.map(lineOf);
}
