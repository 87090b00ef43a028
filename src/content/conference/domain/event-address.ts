/** What names an event: one of the two series in a year, or the code under which a site keeps it. */
export type EventName = { readonly series: string; readonly year: number } | { readonly code: string };

/** Events whose code is their address, as the specification spells it. */
const coded = ['newLeaguage', 'seedOfLight', 'light10', 'znIndex', 'lightIndex'];

/** Landing pages stand outside the shell. */
const landings = ['/znindex', '/lightindex'];

/** Nothing for the address of meetings, which names one by its id. */
export function eventOfAddress(path: string): EventName | null {
  const [, series, year] = /^\/(conferences?)([0-9]{4})$/i.exec(path) ?? [];
  if (series && year) return { series: series.toLowerCase(), year: Number(year) };
  const code = coded.find((one) => `/${one}`.toLowerCase() === path.toLowerCase());
  return code ? { code } : null;
}

export const isLanding = (path: string): boolean => landings.includes(path.toLowerCase());
