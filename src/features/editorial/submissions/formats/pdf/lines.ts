import type { Run } from '../../../../../platform/documents/paragraph.ts';
import type { Fragment } from './fragments.ts';

/** Fragments beside each other, as one line of print. */
export interface Line extends Omit<Fragment, 'text'> {
  readonly runs: readonly Run[];
  /** Of its letters without what is raised. */
  readonly length: number;
}

const looksLikeMark = /^[\s\d,，*†‡§¶#✉∗a-h()]{1,14}$/u;

/** Raised: a mark that is smaller than its line, or stands above its foot. */
const isRaised = (one: Fragment, size: number, bottom: number, height: number): boolean =>
  looksLikeMark.test(one.text) &&
  one.bottom < bottom - height * 0.12 &&
  (one.size < size * 0.95 || one.bottom < bottom - height * 0.2);

/** On the same height, and near: a mark may be raised by half a line. */
function isBeside(before: Fragment, one: Fragment): boolean {
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
  const main = looksLikeMark.test(widest.text)
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
export function linesOf(fragments: readonly Fragment[]): readonly Line[] {
  const groups: Fragment[][] = [];
  for (const one of fragments) {
    const group = groups.at(-1);
    const before = group?.at(-1);
    if (group && before && group.some((other) => isBeside(other, one)) && one.left > before.left - one.size)
      group.push(one);
    else groups.push([one]);
  }
  return groups.map(lineOf);
}
