import { canonicalJson } from '../../../platform/kernel/canonical-json.ts';
import type { Document, FormField } from '../../../platform/kernel/form-field.ts';
import { diff } from '../../../platform/kernel/redline/diff.ts';
import { isRecord } from './documents.ts';
import { changedWords, type TextRun } from './text-changes.ts';

/** One line of what changed: where, in the words of the form, and how it reads now. */
export interface ReadableChange {
  readonly label: string;
  readonly runs: readonly TextRun[];
}

/** How values are said that are no text. */
export interface ValueWords {
  readonly yes: string;
  readonly no: string;
  /** What stands in place of the entries of a list that only changed their order. */
  readonly reordered: string;
  /** What stands in place of a text of which only the look changed. */
  readonly restyled: string;
  readonly language: (tag: string) => string;
  /** The title of another thing; its id where nobody knows it. */
  readonly titleOf: (id: string) => string;
}

/** The same words wherever a difference is shown: by the server for the log, by the browser for its forms. */
export const valueWords = (
  say: (key: `difference.${'yes' | 'no' | 'reordered' | 'restyled'}`) => string,
  named: Pick<ValueWords, 'language' | 'titleOf'>,
): ValueWords => ({
  yes: say('difference.yes'),
  no: say('difference.no'),
  reordered: say('difference.reordered'),
  restyled: say('difference.restyled'),
  ...named,
});

/** What became of a document, as its form would say it: only what differs. None on one side is an empty document. */
export function readableChanges(
  fields: readonly FormField[],
  before: Document | null,
  after: Document | null,
  words: ValueWords,
): ReadableChange[] {
  return fields.flatMap((field) => fieldChanges(field, before?.[field.name], after?.[field.name], words));
}

function fieldChanges(field: FormField, before: unknown, after: unknown, words: ValueWords): ReadableChange[] {
  if (field.type === 'key' || isSame(before, after)) return [];
  switch (field.type) {
    case 'text':
    case 'long-text':
    case 'prose':
      return textChanges(field, before, after, words);
    case 'list':
      return listChanges(field, entriesOf(before), entriesOf(after), words);
    default: {
      const [from, to] = [plainValue(field, before, words), plainValue(field, after, words)];
      return from === to ? [] : [{ label: field.label, runs: changedWords(from, to) }];
    }
  }
}

const isSame = (one: unknown, other: unknown) => canonicalJson(one ?? null) === canonicalJson(other ?? null);

function textChanges({ label, type }: FormField, before: unknown, after: unknown, words: ValueWords) {
  const [from, to] = [isRecord(before) ? before : {}, isRecord(after) ? after : {}];
  const read = (text: unknown) =>
    typeof text !== 'string' ? '' : type === 'prose' ? withoutMarkup(text) : text.trim();
  return [...new Set([...Object.keys(from), ...Object.keys(to)])]
    .filter((tag) => read(from[tag]) !== read(to[tag]) || (type === 'prose' && (from[tag] ?? '') !== (to[tag] ?? '')))
    .map((tag) => {
      const [one, other] = [read(from[tag]), read(to[tag])];
      const runs = one === other ? instead(words.restyled) : changedWords(one, other);
      return { label: `${label} · ${words.language(tag)}`, runs };
    });
}

const instead = (text: string): readonly TextRun[] => [{ kind: 'inserted', text }];

/** The text of HTML that was made safe before, a line for each block of it. */
const withoutMarkup = (html: string): string =>
  html
    .replaceAll(/<img\b[^>]*?\balt="([^"]*)"[^>]*>/g, '[$1]')
    .replaceAll(/<\/(?:p|li|h\d|tr|blockquote|figcaption)>|<br\s*\/?>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&nbsp;', '\u00a0')
    .replaceAll('&amp;', '&')
    .replaceAll(/\n{2,}/g, '\n')
    .trim();

function plainValue(field: FormField, value: unknown, words: ValueWords): string {
  if (field.type === 'switch') return value === true ? words.yes : words.no;
  if (field.type === 'choice' || field.type === 'choices')
    return (Array.isArray(value) ? value : [value])
      .filter((one) => one !== null && one !== undefined)
      .map((one) => field.choices.find((choice) => choice.value === one)?.label ?? String(one))
      .join('\n');
  if (field.type === 'reference' || field.type === 'references')
    return (Array.isArray(value) ? value : [value])
      .filter((id) => typeof id === 'string' && id !== '')
      .map((id) => words.titleOf(id))
      .join('\n');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

type ListField = FormField & { readonly type: 'list' };

const entriesOf = (value: unknown): readonly Document[] => (Array.isArray(value) ? value.filter(isRecord) : []);

/** Entries are the same one where their keys say so; without keys, those between equal neighbours are taken for each other. */
function listChanges(field: ListField, before: readonly Document[], after: readonly Document[], words: ValueWords) {
  const key = field.of.find(({ type }) => type === 'key')?.name ?? 'id';
  const isReference = field.of.some(({ name, type }) => name === key && type === 'reference');
  const titles = (list: readonly Document[]) => list.map((entry) => words.titleOf(String(entry[key])));
  const isKeyed = [...before, ...after].every((entry) => typeof entry[key] === 'string' && entry[key] !== '');
  const pairs = isKeyed ? pairedByKey(key, before, after) : pairedByPlace(before, after);
  const changes = pairs.flatMap(([from, to]) => {
    const place = (to ? after.indexOf(to) : from ? before.indexOf(from) : 0) + 1;
    const at = isReference ? `${field.label} · ${titles([to ?? from ?? {}])}` : `${field.label} ${place}`;
    return readableChanges(field.of, from, to, words).map(({ label, runs }) => ({ label: `${at} · ${label}`, runs }));
  });
  if (changes.length > 0 || isSame(before, after)) return changes;
  return [
    { label: field.label, runs: isReference ? changedOrder(titles(before), titles(after)) : instead(words.reordered) },
  ];
}

/** What moved, a line for each; of what stayed where it was only what stands next to that. */
function changedOrder(before: readonly string[], after: readonly string[]): TextRun[] {
  let [place, other] = [0, 0];
  return diff(before, after, { left: mostCompared }).map(({ kind, count }) => {
    const lines = kind === 'inserted' ? after.slice(other, other + count) : before.slice(place, place + count);
    if (kind !== 'inserted') place += count;
    if (kind !== 'deleted') other += count;
    const shortened = kind === 'same' && count > 2 ? [lines[0], '…', lines.at(-1)] : lines;
    return { kind, text: `${shortened.join('\n')}\n` };
  });
}

type Pair = readonly [before: Document | null, after: Document | null];

function pairedByKey(key: string, before: readonly Document[], after: readonly Document[]): Pair[] {
  const known = new Map(before.map((entry) => [entry[key], entry]));
  const kept = new Set(after.map((entry) => entry[key]));
  return [
    ...before.filter((entry) => !kept.has(entry[key])).map((entry): Pair => [entry, null]),
    ...after.map((entry): Pair => [known.get(entry[key]) ?? null, entry]),
  ];
}

const mostCompared = 200_000;

function pairedByPlace(before: readonly Document[], after: readonly Document[]): Pair[] {
  const pairs: Pair[] = [];
  let [place, other] = [0, 0];
  let gone: readonly Document[] = [];
  const letGo = () => {
    pairs.push(...gone.map((entry): Pair => [entry, null]));
    gone = [];
  };
  for (const { kind, count } of diff(before.map(canonicalJson), after.map(canonicalJson), { left: mostCompared })) {
    if (kind === 'deleted') gone = before.slice(place, place + count);
    else if (kind === 'inserted') {
      const come = after.slice(other, other + count);
      pairs.push(...come.map((entry, index): Pair => [gone[index] ?? null, entry]));
      gone = gone.slice(come.length);
    }
    if (kind !== 'deleted') letGo();
    if (kind !== 'inserted') place += count;
    if (kind !== 'deleted') other += count;
  }
  letGo();
  return pairs;
}
