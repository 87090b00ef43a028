import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Settings } from '../settings.ts';

/** The address of the database as a role that row security does not hold; pg_dump refuses any other. */
export function adminUrlOf(settings: Settings): URL {
  const { IMPRINT_DATABASE_ADMIN_URL: given, IMPRINT_DATABASE_URL: used } = settings;
  if (!given)
    throw new Error(
      'IMPRINT_DATABASE_ADMIN_URL is needed: PostgreSQL as a role that passes row security (a superuser, or one with BYPASSRLS).',
    );
  const url = new URL(given);
  if (url.pathname !== new URL(used).pathname)
    throw new Error('IMPRINT_DATABASE_ADMIN_URL and IMPRINT_DATABASE_URL name different databases.');
  return url;
}

const encryption = ['sslmode', 'sslrootcert', 'sslcert', 'sslkey'];

/** An address as libpq reads it from the environment. */
export const toolEnvironment = ({ hostname, port, username, password, pathname, searchParams }: URL) => ({
  PGHOST: hostname,
  PGPORT: port || '5432',
  PGUSER: decodeURIComponent(username),
  PGPASSWORD: decodeURIComponent(password),
  PGDATABASE: decodeURIComponent(pathname.slice(1)),
  ...Object.fromEntries(
    encryption.flatMap((name) => {
      const said = searchParams.get(name);
      return said ? [[`PG${name.toUpperCase()}`, said]] : [];
    }),
  ),
});

interface Streams {
  /** Takes what the tool writes. */
  readonly to?: (output: Readable) => Promise<void>;
  /** Gives the tool what it reads. */
  readonly from?: Readable;
}

/** Runs pg_dump or pg_restore on a database. The password travels in the environment, where other users can't read it. */
export async function postgresTool(
  name: 'pg_dump' | 'pg_restore',
  url: URL,
  words: readonly string[],
  { to, from }: Streams = {},
): Promise<void> {
  const child = spawn(name, words, {
    env: { ...process.env, ...toolEnvironment(url) },
    stdio: [from ? 'pipe' : 'ignore', to ? 'pipe' : 'inherit', 'inherit'],
  });
  const streams = Promise.all([
    to && child.stdout && to(child.stdout),
    from && child.stdin && pipeline(from, child.stdin),
  ]).then(
    () => undefined,
    (problem: unknown) => problem,
  );
  const [code] = await once(child, 'exit').catch(() => {
    throw new Error(`${name} is not on this machine; it comes with PostgreSQL's client.`);
  });
  const problem = await streams;
  if (code === 0 && problem) throw problem;
  if (code !== 0) throw new Error(`${name} ended with ${code}; it said why above.`);
}
