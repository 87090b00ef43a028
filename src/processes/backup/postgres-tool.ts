import { spawn } from 'node:child_process';
import { once } from 'node:events';
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

/** Runs pg_dump or pg_restore on a database. The password travels in the environment, where other users can't read it. */
export async function postgresTool(name: 'pg_dump' | 'pg_restore', url: URL, words: readonly string[]): Promise<void> {
  const child = spawn(name, words, {
    env: {
      ...process.env,
      PGHOST: url.hostname,
      PGPORT: url.port || '5432',
      PGUSER: decodeURIComponent(url.username),
      PGPASSWORD: decodeURIComponent(url.password),
      PGDATABASE: decodeURIComponent(url.pathname.slice(1)),
      ...(url.searchParams.get('sslmode') && { PGSSLMODE: url.searchParams.get('sslmode') as string }),
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = await once(child, 'exit').catch(() => {
    throw new Error(`${name} is not on this machine; it comes with PostgreSQL's client.`);
  });
  if (code !== 0) throw new Error(`${name} ended with ${code}; it said why above.`);
}
