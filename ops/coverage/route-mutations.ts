import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Edit } from './edits.ts';
import type { Mutation } from './mutation.ts';
import type { Row } from './rows.ts';

const routesFile = 'src/routes.ts';
const line = /\bpage\('([^']+)', ([\w]+|'[^']+')\)/g;

/** The page of an event lists, where its address names none, what a list of that address shows. */
const listing = ['list', 'event'];
const isAnother = (page: string, other: string): boolean =>
  page !== other && !(listing.includes(page) && listing.includes(other));

/** Every address leads to the page of the next one that has another, all of them in one build. */
export function routeMutations(root: string, rows: readonly Row[]): Mutation[] {
  if (!existsSync(join(root, routesFile))) return [];
  const text = readFileSync(join(root, routesFile), 'utf8');
  const routes = [...text.matchAll(line)].map((found) => {
    const [whole, address = '', page = ''] = found;
    return { address, page, end: found.index + whole.length - 1 };
  });
  const byAddress = new Map(rows.filter(({ id }) => id.startsWith('address:')).map((row) => [addressOf(row), row]));
  return routes.flatMap(({ address, page, end }, index) => {
    const row = byAddress.get(address.toLowerCase());
    const other = [...routes.slice(index + 1), ...routes].find((route) => isAnother(page, route.page));
    if (row?.state !== 'proven' || !other) return [];
    const edit: Edit = { file: routesFile, start: end - page.length, end, text: other.page };
    return [{ row, edits: [edit], batch: 'routes' }];
  });
}

/** Routers write /mag/{id} as /mag/:id, and match without regard to case. A DOI has slashes of its own. */
const addressOf = ({ id }: Row): string =>
  id
    .slice('address:'.length)
    .replace('{doi}', '*')
    .replace(/\{(\w+)\}/g, ':$1')
    .toLowerCase();
