import { spawnSync } from 'node:child_process';
import { sql } from 'kysely';
import pg from 'pg';
import { query } from '../../../db/query.ts';
import { connectPostgres } from '../../../src/platform/adapters/postgres/postgres-database.ts';
import { ownSite } from '../../../src/platform/kernel/site-context.ts';
import { opticsSite } from '../../../src/processes/demo/optics/site.ts';
import { limits } from '../../../src/processes/limits.ts';
import { createTestDatabase } from '../../support/template-database.ts';
import { engineEnvironment } from '../../support/engines.ts';
import { copyWithoutPolicies } from './bare-tables.ts';
import { Session } from 'node:inspector/promises';
import { writeFileSync } from 'node:fs';
spawnSync('taskset', ['-acp', '0', String(process.pid)]);
const db = await createTestDatabase();
spawnSync(process.execPath, ['build/server/main.js', 'demo'], { env: { ...process.env, ...engineEnvironment(), IMPRINT_DATABASE_URL: db.appUrl, IMPRINT_DATABASE_OWNER_URL: db.ownerUrl, IMPRINT_INDEX_PREFIX: 'prof-', IMPRINT_REDIS_PREFIX: 'p:' }});
await copyWithoutPolicies(db);
const q = (t: string, site: number) => query.selectFrom(t as 'item').select(['id','titles','doi','cover']).select(sql<string>`to_char(published_on, 'YYYY-MM-DD')`.as('published_on')).where('site_id','=',site).where('kind','=','issue').where('status','=','published').orderBy('published_on','desc').limit(20);
const house = connectPostgres({ url: db.appUrl, ...limits.database });
const bare = new pg.Pool({ connectionString: db.appUrl, max: 20 });
const scope = ownSite(opticsSite.directory);
const c = q('item', 1).compile(); const cb = q('item_bare', 1).compile(); const vals=[...cb.parameters];

const PgQuery = pg.Query as any;
function make(scopeText: string, concat: boolean) {
  const identity = (v: unknown) => v;
  class SQ extends PgQuery {
    constructor(scope: any, config: any, cb: any) { super(config, cb); this.scope = scope; this.ans = true; }
    prepare(wire: any) {
      const stream = wire.stream; let chunks: Buffer[] = [];
      if (concat) wire.stream = { write: (b: Buffer) => { chunks.push(b); return true; } };
      if (!wire.parsedStatements.scope) { wire.parse({ name: 'scope', text: scopeText, types: [] }); wire.parsedStatements.scope = scopeText; }
      wire.bind({ portal: '', statement: 'scope', values: [this.scope.reads.join(','), this.scope.writes?.toString() ?? ''], binary: false, valueMapper: identity });
      wire.execute({ portal: '', rows: 0 });
      super.prepare(wire);
      if (concat) { wire.stream = stream; stream.write(Buffer.concat(chunks)); }
    }
    handleDataRow(m: unknown) { if (!this.ans) super.handleDataRow(m); }
    handleCommandComplete(m: unknown, w: any) { if (this.ans) this.ans = false; else super.handleCommandComplete(m, w); }
  }
  const pool = new pg.Pool({ connectionString: db.appUrl, max: 20 });
  const run = () => new Promise((ok, no) => pool.connect((e, client, done) => { if (e) return no(e); client!.query(new SQ(scope, { name: 'newest', text: c.sql, values: [...c.parameters] }, (err: any, r: any) => { done(); err ? no(err) : ok(r.rows); })); }));
  return { run, pool };
}
const two = "select set_config('app.reads',$1,true), set_config('app.writes',$2,true)";
const none = "select where set_config('app.reads',$1,true) is null or set_config('app.writes',$2,true) is null";
const A = make(two, false), B = make(none, false), C = make(none, true);
const ways: Record<string, () => Promise<any>> = {
  bare: () => bare.query({ name: 'newest', text: cb.sql, values: vals }),
  house: () => house.rows(scope, { compile: () => c }),
  callback: A.run, norow: B.run, norowconcat: C.run,
};
async function go(way: () => Promise<unknown>, s: number) { const end = performance.now()+s*1000; const b = process.cpuUsage(); let n=0; await Promise.all([0,1,2,3].map(async()=>{ while(performance.now()<end){await way(); n++;} })); const u=process.cpuUsage(b); return (u.user+u.system)/n; }
for (const k in ways) { const r = await ways[k]!(); console.log(k, (r.rows ?? r).length); await go(ways[k]!, 1.5); }
const res: Record<string, number[]> = {};
for (let i=0;i<60;i++){ const ks = Object.keys(ways); if (i%2) ks.reverse(); for (const k of ks) (res[k] ??= []).push(await go(ways[k]!, 0.25)); }
const med = (a: number[]) => a.toSorted((x,y)=>x-y)[a.length>>1]!;
for (const k in ways) console.log(k, med(res[k]!).toFixed(1), 'ratio', med(res[k]!.map((x,i)=>x/res.bare![i]!)).toFixed(3));
await house.close(); await bare.end(); await A.pool.end(); await B.pool.end(); await C.pool.end(); await db.drop();
