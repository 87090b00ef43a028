import { type Id, isId } from './id.ts';
import { isLanguage, type Language } from './language.ts';
import { readSortOrder } from './sort-order.ts';

/** The query parameters that pages of the portal read. */
export interface PageParameters {
  /** The thing shown: a channel on column pages, the item on its own page. */
  readonly columnId?: Id;
  readonly columnName?: string;
  /** Place in the navigation, and the place of the channel above. */
  readonly index?: number;
  readonly parentIndex?: number;
  readonly childId?: Id;
  readonly bannerId?: Id;
  readonly code?: string;
  readonly type?: string;
  readonly styleId?: string;
  readonly newsDataType?: string;
  readonly doi?: string;
  /** One of a paper's versions; one of the reviews and translations that were published with it. */
  readonly version?: number;
  readonly part?: number;
  /** The period that is shown, and the journal whose lists are shown. */
  readonly activeName?: Id;
  readonly publicationIndexId?: Id;
  readonly tab?: string;
  /** The part of the personal center that has no address of its own. */
  readonly menu?: string;
  /** A moment of a recording, in seconds from its beginning. */
  readonly t?: number;
  readonly year?: number;
  /** How a list is narrowed down, ordered and cut into pages; pages count from 0. */
  readonly q?: string;
  /** What papers are recommended by, separated by commas. */
  readonly keywords?: string;
  readonly letter?: string;
  readonly subject?: Id;
  readonly sort?: string;
  /** How far back something is counted. */
  readonly window?: string;
  readonly page?: number;
  readonly lang?: Language;
  /** Prefixes of the sites that a portal page is narrowed to. */
  readonly slds?: readonly string[];
}

export const longestName = 200;
const longestCode = 80;
const longestQuestion = 150;
const longestDoi = 400;
const longestSldList = 6_400;
const mostSlds = 100;

type Reader<Value> = (given: string) => Value | undefined;

const id: Reader<Id> = (given) => (isId(given) ? given : undefined);
const place: Reader<number> = (given) => (/^[0-9]{1,4}$/.test(given) ? Number(given) : undefined);
const word: Reader<string> = (given) => (/^[\w-]{1,40}$/.test(given) ? given : undefined);
const order: Reader<string> = (given) => (readSortOrder(given) ? given : undefined);
const line =
  (longest: number): Reader<string> =>
  (given) => {
    const text = given.trim();
    return text !== '' && text.length <= longest && !/\p{Cc}/u.test(text) ? text : undefined;
  };
const slds: Reader<readonly string[]> = (given) => {
  if (given.length > longestSldList) return undefined;
  const known = given
    .toLowerCase()
    .split(',')
    .filter((sld) => /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(sld));
  return known.length > 0 ? [...new Set(known)].slice(0, mostSlds) : undefined;
};

const readers: { readonly [Name in keyof PageParameters]-?: Reader<NonNullable<PageParameters[Name]>> } = {
  columnId: id,
  columnName: line(longestName),
  index: place,
  parentIndex: place,
  childId: id,
  bannerId: id,
  code: line(longestCode),
  type: word,
  styleId: word,
  newsDataType: word,
  doi: line(longestDoi),
  version: place,
  part: place,
  activeName: id,
  publicationIndexId: id,
  tab: word,
  menu: word,
  t: (given) => (/^[0-9]{1,6}$/.test(given) ? Number(given) : undefined),
  year: (given) => (/^[12][0-9]{3}$/.test(given) ? Number(given) : undefined),
  q: line(longestQuestion),
  keywords: line(longestQuestion),
  letter: (given) => (/^[A-Za-z#]$/.test(given) ? given.toUpperCase() : undefined),
  subject: id,
  sort: order,
  window: word,
  page: place,
  lang: (given) => (isLanguage(given) ? given : undefined),
  slds,
};

/** What an address says. Whoever wrote it, a value that makes no sense counts as not given. */
export function readPageParameters(query: URLSearchParams): PageParameters {
  return Object.fromEntries(
    Object.entries(readers).flatMap(([name, read]) => {
      const given = query.get(name);
      const value = given === null ? undefined : read(given);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** The same as a query with its question mark, always in the same order; empty without parameters. */
export function writePageParameters(parameters: PageParameters): string {
  const query = new URLSearchParams();
  for (const name of Object.keys(readers) as (keyof PageParameters)[]) {
    const value = parameters[name];
    if (value !== undefined) query.set(name, Array.isArray(value) ? value.join(',') : String(value));
  }
  return query.size > 0 ? `?${query}` : '';
}
