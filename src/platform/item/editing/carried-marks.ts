import { diff } from '../../kernel/redline/diff.ts';

/** A sign of a title with the tags around it, the outermost first. */
interface Sign {
  readonly text: string;
  readonly tags: readonly string[];
}

const piece =
  /<(?<end>\/?)(?<tag>i|em|b|strong|sub|sup)>|(?<other><)|&(?<entity>amp|lt|gt|quot|#39);|(?<sign>[\s\S])/gu;
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
/** Words as they are changed: Chinese sign by sign, other scripts word by word. */
const word = /\p{Script=Han}|[\p{L}\p{N}\p{M}]+|[\s\S]/gu;
const mostCompared = 2_000_000;

/**
 * A title's italics, bold, sub- and superscripts after its words were changed: what stays keeps them, what is put in between or in
 * place of marked words takes theirs. Nothing where none are left, and where a title has more than these, as formulas.
 */
export function carriedMarks(rich: string, before: string, after: string): string | undefined {
  const signs = signsOf(rich);
  if (!signs || signs.map(({ text }) => text).join('') !== before) return undefined;
  const [old, fresh] = [before.match(word) ?? [], after.match(word) ?? []];
  const carried: Sign[] = [];
  let [place, from, gone] = [0, 0, [] as readonly Sign[]];
  for (const { kind, count } of diff(old, fresh, { left: mostCompared })) {
    if (kind === 'inserted') {
      const text = fresh.slice(place, place + count).join('');
      const tags = gone.length > 0 ? sharedBy(gone) : sharedBy([signs[from - 1], signs[from]]);
      carried.push({ text, tags });
    } else {
      const length = old.splice(0, count).join('').length;
      const touched = within(signs, from, length);
      if (kind === 'same') carried.push(...touched);
      gone = kind === 'deleted' ? touched : [];
      from += touched.length;
    }
    if (kind !== 'deleted') place += count;
    if (kind === 'inserted') gone = [];
  }
  return carried.some(({ tags }) => tags.length > 0) ? written(carried) : undefined;
}

/** The words of a title without its tags; nothing where it has others than these. */
export const wordsOfMarked = (rich: string): string | undefined =>
  signsOf(rich)
    ?.map(({ text }) => text)
    .join('');

function signsOf(rich: string): readonly Sign[] | undefined {
  const signs: Sign[] = [];
  const open: string[] = [];
  for (const { groups = {} } of rich.matchAll(piece)) {
    const { end, tag, other, entity, sign } = groups;
    if (other) return undefined;
    if (tag && end && open.pop() !== tag) return undefined;
    if (tag && !end) open.push(tag);
    if (!tag) signs.push({ text: entity ? (entities[entity] ?? '') : (sign ?? ''), tags: [...open] });
  }
  return signs;
}

/** The signs from a place on that make up so much text. */
function within(signs: readonly Sign[], from: number, length: number): readonly Sign[] {
  let [to, left] = [from, length];
  while (left > 0 && to < signs.length) left -= signs[to++]?.text.length ?? 0;
  return signs.slice(from, to);
}

/** The tags that all of them stand in; none where one is missing. */
const sharedBy = ([first, ...others]: readonly (Sign | undefined)[]): readonly string[] =>
  (first?.tags ?? []).filter((tag) => others.every((sign) => sign?.tags.includes(tag)));

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Only these tags without anything in them, and text: safe as it is. */
function written(signs: readonly Sign[]): string {
  let [html, open] = ['', [] as readonly string[]];
  for (const { text, tags } of [...signs, { text: '', tags: [] }]) {
    const differs = open.findIndex((tag, place) => tag !== tags[place]);
    const kept = differs === -1 ? open.length : differs;
    html += open
      .slice(kept)
      .toReversed()
      .map((tag) => `</${tag}>`)
      .join('');
    html += tags
      .slice(kept)
      .map((tag) => `<${tag}>`)
      .join('');
    html += escaped(text);
    open = tags;
  }
  return html;
}
