import { request } from 'node:http';
import pg from 'pg';
import { startPortal } from './support/running-portal.ts';
import { engineEnvironment } from './support/engines.ts';
import { withItems } from './journeys/named-items.ts';
const portal = await startPortal();
const get = (port: number, host: string, path: string, headers = {}) => new Promise<string>((ok, no) => request({ host: '127.0.0.1', port, path, headers: { host, ...headers } }, (a) => { let t = ''; a.setEncoding('utf8').on('data', (c) => { t += c; }).on('end', () => ok(`${a.statusCode} ${t}`)); }).on('error', no).end());
const url = new URL(engineEnvironment().IMPRINT_DATABASE_ADMIN_URL as string);
const name = new URL(portal.databaseUrl).pathname.slice(1);
url.pathname = `/${name}`;
const admin = new pg.Client({ connectionString: url.toString() }); await admin.connect();
const pages: Record<string, string> = {
  article: '/article/doi/10.5555/fol.2026.5.1?lang=en', home: '/homeNav?lang=en', list: '/bookList?lang=en', issue: '/issue?lang=en', journal: '/mag?lang=en',
  column: '/researchDetail?lang=en', frame: '/rssList?lang=en', search: '/searchFrame?q=light&lang=en', expert: '/expertDetails?columnId={expert:https://orcid.org/0000-0000-0000-1012}&lang=en',
};
const count = async () => Number(/imprint_database_seconds_count (\d+)/.exec(await get(portal.metricsPort, 'x', '/metrics'))?.[1]);
try {
  for (let left = 1; left > 0; await new Promise((r) => setTimeout(r, 500))) left = Number((await admin.query('select count(*) from dirty_mark')).rows[0].count);
  for (const [kind, path] of Object.entries(pages)) {
    const p = await withItems(portal.ownerUrl, path);
    const ask = () => get(portal.serverPort, 'optics.localhost', p, { cookie: 'a=b' });
    await ask();
    const cold0 = await count(); 
    await new Promise((r) => setTimeout(r, 6000)); // what is remembered is forgotten
    const a = await count(); const t = await ask(); const b = await count(); await ask(); const c = await count();
    console.log(kind, t.slice(0, 3), 'cold frame', b - a, 'warm frame', c - b);
  }
  if (process.argv[2]) {
    await admin.query(`alter database "${name}" set log_min_duration_statement = 0`);
    await admin.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and application_name = 'imprint'");
    await new Promise((r) => setTimeout(r, 7000));
    for (const kind of process.argv.slice(2)) {
      const p = await withItems(portal.ownerUrl, pages[kind]!);
      await get(portal.serverPort, 'optics.localhost', p, { cookie: 'a=b' });
      console.log('MARK', kind, new Date().toISOString());
      await admin.query(`select 'MARK ${kind} begin'`);
      await get(portal.serverPort, 'optics.localhost', p, { cookie: 'a=b' });
      await admin.query(`select 'MARK ${kind} end'`);
    }
  }
} finally { await admin.end(); await portal.stop(); }
