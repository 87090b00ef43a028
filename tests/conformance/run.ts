import { spawnSync } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { kinds } from '../../src/content/kinds.ts';
import { postgresWorkRecords } from '../../src/platform/item/records/postgres-work-records.ts';
import { createApp } from '../../src/processes/create-app.ts';
import { createServer } from '../../src/processes/server.ts';
import { readSettings } from '../../src/processes/settings.ts';
import { eachOf, judgeBatch, listedSites, tableOf, tallies, worksOf } from './judge-site.ts';
import { progressOf } from './progress.ts';
import type { WritingContext } from './standard.ts';
import { standards } from './standards.ts';
import { showInZipkin } from './zipkin.ts';

// `npm run conformance`                 every format of every work of this checkout's sites, by somebody else's validators;
//                                       after `npm run corpus` those are the articles of the corpus
// `npm run conformance -- --only jats`  formats whose name has the word; more than one may be named
// `npm run conformance -- harvest`      23,230 papers by others' harvesters while 2,000 change, in a database of its own
// `npm run conformance -- traces`       traces of a change and a search, in a real Zipkin
// `npm run conformance -- --site jose`  works of one site; more than one may be named
// `npm run conformance -- --most 500`   so many works of each site
// `npm run conformance -- --every 10`   of what takes seconds a document (PDFs), each tenth work that has a text
// `npm run conformance -- --go-on`      from where the run before was interrupted

const options = {
  only: { type: 'string', multiple: true },
  site: { type: 'string', multiple: true },
  most: { type: 'string' },
  every: { type: 'string', default: '1' },
  'go-on': { type: 'boolean', default: false },
} as const;

export async function run(words: readonly string[]): Promise<void> {
  if (words[0] === 'harvest') return harvestAll();
  if (words[0] === 'traces') return showInZipkin();
  const { values } = parseArgs({ args: [...words], options });
  const only: readonly string[] = values.only ?? [''];
  const isChosen = (name: string) => only.some((word) => name.toLowerCase().includes(word.toLowerCase()));
  const all = tallies(standards.filter(({ name }) => isChosen(name)));
  const here = all.filter(({ standard }) => standard.missing() === undefined);
  const [fast, slow] = [here.filter((one) => !one.standard.isSlow), here.filter((one) => one.standard.isSlow)];
  const every = Number(values.every);
  const progress = progressOf(all, values.site);
  if (values['go-on'] && !progress.takeUp()) console.log('No run of these formats was interrupted; beginning.');
  const most = Number(values.most ?? Number.POSITIVE_INFINITY);
  const app = createApp(readSettings({ ...process.env, IMPRINT_LOG_LEVEL: 'warn' }));
  const server = await createServer(app);
  const records = postgresWorkRecords(app.database, kinds);
  for (const { id, sld } of await listedSites(app.database)) {
    const site = await app.sites.byId(id);
    if (!site || (values.site && !values.site.includes(sld))) continue;
    const origin = app.origins.ofSite(site);
    const context: WritingContext = {
      origin,
      bytes: async (_, sha256) => Buffer.from((await app.files.get(sha256)) ?? ''),
      ask: (url) => answerOf(server, origin, url),
    };
    let done = 0;
    for await (const batch of worksOf(app.database, records, id, progress.lastOf(id))) {
      if (done >= most) break;
      const taken = batch.slice(0, most - done);
      await judgeBatch(fast, taken, context);
      await judgeBatch(slow, eachOf(taken, every), context);
      progress.keep(id, taken.at(-1)?.id);
      done += taken.length;
      const errors = all.reduce((sum, { findings }) => sum + findings.length, 0);
      console.log(`${new Date().toISOString().slice(11, 19)} ${sld}: ${done} works, ${errors} errors`);
    }
  }
  await server.close();
  await app.close();
  progress.finish();
  console.log(`\n${tableOf(all)}`);
  const wrong = all.filter(({ findings, refusesSpoilt }) => findings.length > 0 || refusesSpoilt === false);
  for (const { standard, findings } of wrong)
    for (const { document, words: said } of findings.slice(0, 10))
      console.log(`${standard.name}: ${document}: ${said}`);
  console.log(`\n${all.length - wrong.length} passed, ${wrong.length} failed`);
  process.exitCode = wrong.length > 0 ? 1 : 0;
}

/** A busy server answers 503, and the request is repeated; only a response 200 is a document. */
async function answerOf(server: FastifyInstance, origin: string, url: string): Promise<string> {
  for (let left = 10; ; left -= 1) {
    const { statusCode, body } = await server.inject({ url, headers: { host: new URL(origin).hostname } });
    if (statusCode === 200) return body;
    if (statusCode !== 503 || left === 0) throw new Error(`${origin}${url} answers ${statusCode}`);
    await setTimeout(1_000);
  }
}

function harvestAll(): void {
  const { status } = spawnSync('npx', ['vitest', 'run', 'tests/conformance/harvest.test.ts'], {
    env: { ...process.env, IMPRINT_HARVEST: '23230,2000' },
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
}
