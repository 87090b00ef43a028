import pg from 'pg';
import { type Host, ports, proxy } from '../../../ops/cluster/hosts.ts';
import { opticsId } from '../../../samples/sites.ts';
import { ask, type Heard } from '../../faults/ask.ts';

/** Set by `npm run cluster -- check`. */
export const isCluster = process.env.IMPRINT_CLUSTER === 'yes';

type Question = NonNullable<Parameters<typeof ask>[2]>;

export const throughProxy = (path: string, question: Question = {}): Promise<Heard> =>
  ask(ports.cluster, path, { to: proxy.address, ...question });
export const throughEdge = (edge: Host, path: string, question: Question = {}): Promise<Heard> =>
  ask(ports.edge, path, { to: edge.address, ...question });
export const ofServer = (server: Host, path: string, question: Question = {}): Promise<Heard> =>
  ask(ports.server, path, { to: server.address, ...question });

/** As a page of the site sends it; a reader may say besides for whom. */
export const posted = (body: unknown, claimed?: string): Question => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: {
    'content-type': 'application/json',
    'sec-fetch-site': 'same-origin',
    ...(claimed && { 'x-forwarded-for': claimed }),
  },
});

/** Statements as the owner of the database, at the first sample site. */
export async function asOwner(text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  const owner = new pg.Client({ connectionString: process.env.IMPRINT_DATABASE_OWNER_URL });
  await owner.connect();
  try {
    await owner.query("select set_config('app.reads', '1', false), set_config('app.writes', '1', false)");
    return (await owner.query(text, values)).rows;
  } finally {
    await owner.end();
  }
}

export const journalTitle = 'Frontier Optics Letters';

export const renameJournal = (title: string) =>
  asOwner("update item set titles = titles || jsonb_build_object('en', $1::text) where site_id = 1 and id = $2", [
    ...[title, opticsId(1000)],
  ]);
