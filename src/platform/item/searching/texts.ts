import type { Text } from '../../kernel/text.ts';
import type { TextGroup } from './search-document.ts';
import type { NamedItem } from './searchable-item.ts';

/** Stands between the parts of a facet's value: no name contains it. */
export const between = '\u241f';

/** Sorts the languages of texts into those that the index has an analysis of its own for, and the others. */
export function textGroup(
  ...texts: readonly (Readonly<Record<string, string | readonly string[] | undefined>> | null | undefined)[]
): TextGroup {
  const zh: string[] = [];
  const en: string[] = [];
  const any: string[] = [];
  for (const text of texts)
    for (const [language, value] of Object.entries(text ?? {})) {
      const group = language === 'zh' ? zh : language === 'en' ? en : any;
      if (value) group.push(...(typeof value === 'string' ? [value] : value));
    }
  return { ...(zh.length > 0 && { zh }), ...(en.length > 0 && { en }), ...(any.length > 0 && { any }) };
}

export const anyOf = (text: Text): string => text.zh ?? text.en ?? Object.values(text).find(Boolean) ?? '';

/** `id␟Chinese label␟English label`: a facet that can be counted, chosen and printed without another read. */
export const facetValue = ({ id, titles }: NamedItem): string =>
  [id, titles.zh ?? anyOf(titles), titles.en ?? anyOf(titles)].join(between);

/** The same for what has names and no record: it is known by its first name. Names in further languages follow, to be found by. */
export function namesFacet(names: Text): string[] {
  const { zh, en, ...further } = names;
  const name = anyOf(names);
  return name === ''
    ? []
    : [[facetValue({ id: name, titles: names }), ...unique(Object.values(further))].join(between)];
}

export const cut = (text: Text, most: number): Text =>
  Object.fromEntries(Object.entries(text).map(([language, value]) => [language, value?.slice(0, most)]));

export const unique = <Value>(values: readonly (Value | null | undefined | '')[]): Value[] => [
  ...new Set(values.filter((value): value is Value => value !== null && value !== undefined && value !== '')),
];

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** The words of safe HTML. */
export const wordsOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&([a-z]+|#39);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();

export const wordsOfEach = (text: Text): Text =>
  Object.fromEntries(Object.entries(text ?? {}).map(([language, html]) => [language, wordsOf(html ?? '')]));

/** Keywords that stand side by side in Chinese and in English mean the same, and each finds the other. */
export function keywordPairs(zh: readonly string[] = [], en: readonly string[] = []): string[] {
  if (zh.length !== en.length) return [];
  return unique(
    zh.flatMap((word, place) => {
      const [one, other] = [word.toLowerCase().trim(), (en[place] ?? '').toLowerCase().trim()];
      return one && other && one !== other ? [one + between + other, other + between + one] : [];
    }),
  );
}
