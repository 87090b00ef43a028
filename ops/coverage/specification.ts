import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Row } from './rows.ts';

/** Where the specification lies: it is kept outside the checkout. */
export function findSpecification(root: string, environment: NodeJS.ProcessEnv): string | undefined {
  const path = environment.IMPRINT_SPECIFICATION ?? join(root, '../shared/spec/portal-spec.md');
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

const segment = '(?:\\{\\w+\\}|[A-Za-z][\\w-]*)';
const path = `/${segment}(?:/${segment})*`;
const isCall = (address: string): boolean => /^\/(?:front|api|rc-pub)(?:\/|$)/.test(address);

// Messages may hold a slash, and a path never stands inside quotes.
const withoutMessages = (text: string): string => text.replace(/'[^'\n]+'/g, "''");

// "/conference2022 to /conference2025" stands for four addresses.
const withYears = (text: string): string =>
  text.replace(/(\/[A-Za-z]+)(\d{4}) to \1(\d{4})/g, (_, stem: string, first: string, last: string) =>
    Array.from({ length: Number(last) - Number(first) + 1 }, (_year, index) => stem + (Number(first) + index)).join(
      ', ',
    ),
  );

export function addressesIn(specification: string): string[] {
  const text = withYears(withoutMessages(specification));
  const found = [...text.matchAll(new RegExp(`(?<![\\w})/.])(?:${path}|/(?=\\s))`, 'g'))].map((match) => match[0]);
  return unique(found.filter((address) => !isCall(address) && address !== '/{code}'));
}

/** Call paths; a word that follows one in a list ("/front/vod/getAudioInfo, getVideoInfo") is its neighbour. */
export function callsIn(specification: string): string[] {
  const text = withoutMessages(specification).replace(/ \([^)]*\)/g, '');
  const lists = text.matchAll(
    new RegExp(`(?<![\\w})/.])(${path})((?:, ${segment}(?:/${segment})*(?=[,.;\\s]))*)`, 'g'),
  );
  return unique(
    [...lists].flatMap(([, first = '', rest = '']) => {
      const folder = first.slice(0, first.lastIndexOf('/') + 1);
      const neighbours = rest.split(', ').filter((word) => word !== '');
      return isCall(first) ? [first, ...neighbours.map((word) => folder + word)] : [];
    }),
  );
}

export const messagesIn = (specification: string): string[] =>
  unique([...specification.matchAll(/(?<!\w)'([^'\n]+)'/g)].map((match) => match[1] ?? ''));

const unique = (texts: readonly string[]): string[] => [...new Set(texts)];

export function rowsMissingFor(specification: string, rows: readonly Row[]): string[] {
  const ids = new Set(rows.map((row) => row.id));
  const wanted = [
    ...addressesIn(specification).map((address) => `address:${address}`),
    ...callsIn(specification).map((call) => `call:${call}`),
    ...messagesIn(specification).map((message) => `message:${message}`),
  ];
  return wanted.filter((id) => !ids.has(id)).map((id) => `${id}: the specification says it and no row covers it`);
}
