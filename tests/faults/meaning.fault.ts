import { cpSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { opticsNumber } from '../../samples/sites.ts';
import { type App, createApp } from '../../src/processes/create-app.ts';
import { readSettings } from '../../src/processes/settings.ts';
import { modelEnvironment } from '../support/engines.ts';
import { isWholeRun } from '../support/whole-run.ts';
import { ask } from './ask.ts';
import { until } from './until.ts';
import { useFragilePortal } from './use-fragile-portal.ts';

// Works are found by meaning whatever is taken away meanwhile, and by words while it is. `IMPRINT_WHOLE=1` takes 50 kills.

const models = join(mkdtempSync(join(tmpdir(), 'imprint-models-')), 'models');
cpSync(modelEnvironment().IMPRINT_MODELS as string, models, { recursive: true });
const portal = useFragilePortal({}, { IMPRINT_MODELS: models });
const kills = isWholeRun ? 50 : 5;
let app: App;

beforeAll(async () => {
  app = createApp(readSettings(portal.soundEnvironment));
  portal.worker.start();
  await until('the samples have vectors', async () => (await waiting('index', 'meanings')) === 0, 240);
}, 300_000);
afterAll(async () => {
  await app.close();
  rmSync(join(models, '..'), { recursive: true, force: true });
});

const keyOf = (number: number) => `10.5555/meaning.${number}`;
const subjects = [
  ['Cardiac arrest outside of hospital', 'heart attack emergencies'],
  ['Navigation of migrating storks', 'how birds find their way'],
  ['Erosion of loess plateaus', 'soil that is washed away'],
  ['Medieval trade in wool', 'commerce of the Middle Ages'],
] as const;

async function storePaper(number: number, title: string): Promise<void> {
  const main = {
    kind: 'article',
    key: keyOf(number),
    doi: keyOf(number),
    language: 'en',
    titles: { en: title },
    publishedOn: '2026-05-01',
    details: { type: 'research-article', accessType: 0 },
  };
  await app.database.transaction({ reads: [opticsNumber], writes: opticsNumber }, (transaction) =>
    app.write(transaction, opticsNumber, [{ mentioned: [], main, members: [] }]),
  );
}

const waiting = async (...sinks: string[]): Promise<number> =>
  (
    await portal.app.query("select from dirty_mark where sink = any ($1) and due_at < now() + interval '6 minutes'", [
      sinks,
    ])
  ).rowCount ?? 0;

interface Found {
  readonly reduced: boolean;
  readonly notes: readonly { readonly code: string }[];
  readonly content: readonly { readonly doi: string; readonly byMeaning?: string }[];
}

async function search(q: string): Promise<Found> {
  const { http, text } = await ask(portal.serverPort, `/rc-pub/front/advSearch?size=50&q=${encodeURIComponent(q)}`);
  expect(http).toBe(200);
  return JSON.parse(text).data;
}
const isFound = async (number: number, q: string) => (await search(q)).content.some(({ doi }) => doi === keyOf(number));
const isByWordsAlone = async (q: string) => (await search(q)).notes.some(({ code }) => code === 'words-alone');

it('a paper is found by its meaning', async () => {
  await storePaper(1, subjects[0][0]);
  await until('it is found', () => isFound(1, subjects[0][1]), 120);
}, 180_000);

it('without its models a server searches by words and says so; with them again by meaning', async () => {
  renameSync(models, `${models}-away`);
  await portal.server.kill();
  portal.server.start();
  await until('it answers by words', () => isByWordsAlone(subjects[0][1]), 60);
  expect((await search(subjects[0][0])).content[0]?.doi).toBe(keyOf(1));
  renameSync(`${models}-away`, models);
  await portal.server.kill();
  portal.server.start();
  await until('it is found by meaning', () => isFound(1, subjects[0][1]), 60);
}, 300_000);

it('while the search index is gone the database answers, and what means the same is found afterwards', async () => {
  await portal.engines.search.refuse();
  expect((await search(subjects[0][1])).reduced).toBe(true);
  await portal.engines.search.forward();
  await until('it is found by meaning', () => isFound(1, subjects[0][1]), 60);
}, 120_000);

it(`no vector is lost and none of an older title is left over ${kills} kills of the worker`, async () => {
  const papers = 12;
  const now = new Map<number, number>();
  for (let kill = 1; kill <= kills; kill++) {
    for (let number = 1; number <= papers; number++) {
      if ((number + kill) % 3 === 0) continue;
      const subject = (number + kill) % subjects.length;
      await storePaper(number, subjects[subject]?.[0] ?? '');
      now.set(number, subject);
    }
    await sleep(100 + ((kill * 137) % 900));
    await portal.worker.kill();
    portal.worker.start();
  }
  await until('everything is told', async () => (await waiting('index', 'meanings')) === 0, 240);
  for (const [place, [, question]] of subjects.entries()) {
    const wanted = [...now].filter(([, subject]) => subject === place).map(([number]) => keyOf(number));
    await until(
      `“${question}” finds what it should`,
      async () => {
        const found = (await search(question)).content.map(({ doi }) => doi);
        return wanted.every((doi) => found.includes(doi));
      },
      60,
    );
  }
  await portal.owner.query("select set_config('app.reads', $1, false)", [String(opticsNumber)]);
  const stored = await portal.owner.query(
    `select item.source_key from item join item_meaning using (site_id) where item.id = item_meaning.item_id
      and item.source_key like '10.5555/meaning.%'`,
  );
  expect(stored.rowCount).toBe(now.size);
}, 1_200_000);
