import { readFileSync } from 'node:fs';

const addresses = [...readFileSync('src/routes.ts', 'utf8').matchAll(/page\(\s*'([^']+)'/g)].map(([, at = '']) => at);
const isOfConsole = (address: string) => address.startsWith('/console');

/** Every address of the routes, as they write it: what anyone can open, and what those open who work at a site. */
export const readersAddresses = addresses.filter((address) => !isOfConsole(address));
export const consoleRoutes = addresses.filter(isOfConsole);
