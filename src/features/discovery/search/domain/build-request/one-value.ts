import { separator } from './narrowing.ts';

/** A value of a list of choices before its name is chosen for one language. */
export interface NamedValue {
  /** What it is known by: the id of a record, a name, or several names of one thing. */
  readonly keys: readonly string[];
  readonly zh: string;
  readonly en: string;
  readonly count: number;
  /** Of a person: what their records at all sites have in common. */
  readonly orcid?: string;
}

export interface PairedBucket {
  readonly key: string | number;
  readonly doc_count: number;
  /** Pairs of keywords in the documents that have this one, the most usual first. */
  readonly pairs?: { readonly buckets: readonly { readonly key: string; readonly doc_count: number }[] };
}

export const folded = (name: string): string => name.normalize('NFKC').trim().toLowerCase();
const isChinese = (name: string): boolean => /\p{Script=Han}/u.test(name);

/** Choices stand in addresses, and are no longer than this there. */
const longestValue = 180;

/** What chooses a value: everything that it is known by. */
export const choiceOf = ({ keys }: NamedValue): string =>
  keys.reduce((value, key) => (value.length + key.length < longestValue ? `${value}${separator}${key}` : value));

/** A keyword and its name in the other language are one value, whichever of them a paper has; `film` and `Film` are as well. */
export function keywordValues(buckets: readonly PairedBucket[]): NamedValue[] {
  const found = new Map<string, NamedValue>();
  for (const bucket of buckets) {
    const name = String(bucket.key);
    const partner = partnerOf(bucket);
    const [zh, en] = isChinese(name) ? [name, partner?.name ?? ''] : [partner?.name ?? '', name];
    const one = folded(zh || en);
    const before = found.get(one);
    // Papers that have both were counted with the other one.
    const again = before && partner && before.keys.some((key) => folded(key) === partner.name) ? partner.count : 0;
    found.set(one, {
      keys: [...(before?.keys ?? []), name],
      zh: isChinese(name) ? name : before?.zh || zh,
      en: isChinese(name) ? before?.en || en : before?.keys.some((key) => !isChinese(key)) ? before.en : en,
      count: (before?.count ?? 0) + bucket.doc_count - again,
    });
  }
  return [...found.values()].map((value) => ({ ...value, keys: allNames(value) }));
}

/** The partner may be among the values that were not returned; the filter finds it all the same. */
const allNames = ({ keys, zh, en }: NamedValue): string[] =>
  [...new Map([...keys, zh, en].filter(Boolean).map((name) => [folded(name), name])).values()].toSorted(
    // One choice has one address, whichever of its names came first.
    (one, other) => Number(isChinese(other)) - Number(isChinese(one)),
  );

function partnerOf({ key, pairs }: PairedBucket): { readonly name: string; readonly count: number } | undefined {
  const begins = `${folded(String(key))}${separator}`;
  const pair = pairs?.buckets.find((one) => one.key.startsWith(begins));
  const name = pair?.key.slice(begins.length);
  // Two names in one script are no translation of each other.
  return pair && name && isChinese(name) !== isChinese(String(key)) ? { name, count: pair.doc_count } : undefined;
}

/**
 * A person of whom one paper prints one name and another both is one value; so is a person who has a record in some papers only.
 * Where several people could be meant, each stays by itself.
 */
export function peopleValues(listed: readonly NamedValue[]): NamedValue[] {
  const values = oneOfEachOrcid(listed);
  const names = values.map(({ zh, en }) => new Set([zh, en].filter(Boolean).map(folded)));
  const isRecord = (place: number) => /^\d+$/.test(values[place]?.keys[0] ?? '');
  const holds = (place: number, other: number) =>
    place !== other &&
    [...(names[other] ?? [])].every((name) => names[place]?.has(name)) &&
    ((names[place]?.size ?? 0) > (names[other]?.size ?? 0) || (isRecord(place) && !isRecord(other)));
  const heldBy = values.map((_, other) => {
    if (isRecord(other)) return other;
    const holders = values.flatMap((_value, place) => (holds(place, other) ? [place] : []));
    return (holders.length === 1 ? holders[0] : undefined) ?? other;
  });
  const last = (place: number): number => (heldBy[place] === place ? place : last(heldBy[place] ?? place));
  return values.flatMap((value, place) => {
    if (last(place) !== place) return [];
    const all = values.filter((_, other) => last(other) === place && other !== place);
    return [
      {
        ...value,
        keys: [...value.keys, ...all.flatMap(({ keys }) => keys)],
        count: all.reduce((sum, { count }) => sum + count, value.count),
      },
    ];
  });
}

/** The sites of a portal each have a record of a person. */
function oneOfEachOrcid(values: readonly NamedValue[]): NamedValue[] {
  const people = Map.groupBy(values, ({ orcid, keys: [key] }) => orcid ?? key);
  return [...people.values()].map((records) => ({
    ...(records[0] as NamedValue),
    keys: records.flatMap(({ keys }) => keys),
    count: records.reduce((sum, { count }) => sum + count, 0),
  }));
}
