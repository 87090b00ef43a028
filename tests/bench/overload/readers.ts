import { firstLoadSite } from '../load-sites/load-sites.ts';

export const sites = 50;
export const path = '/homeNav';

const hostOf = (place: number): string => `s${firstLoadSite + place}.localhost`;

/** Readers of all sites in turn but of the last, from which the flood comes. */
export function everySite(): () => { host: string; path: string } {
  let place = 0;
  return () => {
    place = (place + 1) % (sites - 1);
    return { host: hostOf(place), path };
  };
}

export const floodedSite = () => ({ host: hostOf(sites - 1), path });
