import { readDoors, readSite } from './read-site.ts';

export const opticsSite = readSite('optics');
export const biologySite = readSite('biology');
export const portalSite = readSite('portal');
export const doorSites = readDoors();
