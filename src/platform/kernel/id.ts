/**
 * An id is 63 bits: the site's number, then a 40-bit counter. So whoever holds an id knows under which site to read it.
 * Ids are opaque strings outside the database: JavaScript numbers can't hold them.
 */
const counterBits = 40n;
const largest = 2n ** 63n - 1n;

export type Id = string;

export function siteOfId(id: Id): number | undefined {
  if (!/^[1-9][0-9]{0,18}$/.test(id)) return undefined;
  const value = BigInt(id);
  if (value > largest) return undefined;
  const site = Number(value >> counterBits);
  return site > 0 ? site : undefined;
}

export const idOf = (site: number, counter: number | bigint): Id =>
  ((BigInt(site) << counterBits) | BigInt(counter)).toString();
