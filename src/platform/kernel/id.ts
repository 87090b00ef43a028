/**
 * An id is 63 bits: the site's number, then a 40-bit counter. So whoever holds an id knows under which site to read it.
 * Ids are opaque strings outside the database: JavaScript numbers can't hold them.
 */
const counterBits = 40n;
/** The most that a bigint of the database holds. */
const largest = '9223372036854775807';

export type Id = string;

/** Whether the database could hold it as an id; whether anything has it, is another question. */
export const isId = (given: string): boolean =>
  /^[1-9][0-9]{0,18}$/.test(given) && (given.length < largest.length || given <= largest);

export function siteOfId(id: Id): number | undefined {
  if (!isId(id)) return undefined;
  const site = Number(BigInt(id) >> counterBits);
  return site > 0 ? site : undefined;
}

export const idOf = (site: number, counter: number | bigint): Id =>
  ((BigInt(site) << counterBits) | BigInt(counter)).toString();
