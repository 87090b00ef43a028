import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { opticsNumber } from '../../samples/sites.ts';
import { type App, createApp } from '../../src/processes/create-app.ts';
import { readSettings } from '../../src/processes/settings.ts';
import { sampleText, storeText } from '../support/sample-text.ts';
import { isWholeRun } from '../support/whole-run.ts';
import { ask } from './ask.ts';
import { until } from './until.ts';
import { useFragilePortal } from './use-fragile-portal.ts';

// Whole texts are found by passage whatever is taken away meanwhile, and by no passage that they no longer have.
// `IMPRINT_WHOLE=1` takes 50 kills.

const portal = useFragilePortal();
const papers = 20;
const kills = isWholeRun ? 50 : 5;
let app: App;

beforeAll(async () => {
  app = createApp(readSettings(portal.soundEnvironment));
  portal.worker.start();
  await until('the samples are told', async () => (await waiting('texts', 'index')) === 0, 120);
}, 180_000);
afterAll(() => app.close());

const keyOf = (number: number) => `10.5555/text.${number}`;
/** A word that this paper has in this round and in no other. */
const wordOf = (number: number, round: number) => `quokka${number}x${round}`;

async function storePaper(number: number, round: number): Promise<void> {
  const text = sampleText(
    `<h2>Methods</h2>${Array.from({ length: 1 + (round % 3) }, (_, place) => `<p id="p-${place}">Passage ${place} has ${wordOf(number, round)}.</p>`).join('')}`,
  );
  await storeText({ app }, text);
  const main = {
    kind: 'article',
    key: keyOf(number),
    doi: keyOf(number),
    language: 'en',
    titles: { en: `Paper ${number}` },
    publishedOn: '2026-05-01',
    files: [text.file],
    details: { type: 'research-article', accessType: 0, body: text.sha256 },
  };
  await app.database.transaction({ reads: [opticsNumber], writes: opticsNumber }, (transaction) =>
    app.write(transaction, opticsNumber, [{ mentioned: [], main, members: [] }]),
  );
}

const waiting = async (...sinks: string[]): Promise<number> =>
  (
    await portal.app.query("select from dirty_mark where sink = any ($1) and due_at < now() + interval '1 minute'", [
      sinks,
    ])
  ).rowCount ?? 0;

interface Found {
  readonly reduced: boolean;
  readonly content: readonly { readonly doi: string; readonly passages?: readonly { readonly html: string }[] }[];
}

async function search(q: string, more = '&in=text'): Promise<Found> {
  const { http, text } = await ask(portal.serverPort, `/rc-pub/front/advSearch?q=${encodeURIComponent(q)}${more}`);
  expect(http).toBe(200);
  return JSON.parse(text).data;
}
const isFound = async (number: number, round: number) =>
  (await search(wordOf(number, round))).content.some(({ doi }) => doi === keyOf(number));

it('records are found while the file store is gone; their texts follow by themselves', async () => {
  await storePaper(1, 0);
  await until('the first text is found', () => isFound(1, 0), 60);
  await portal.engines.files.refuse();
  await storePaper(2, 0);
  await until('the record is found', async () => (await search(keyOf(2), '')).content.length === 1, 60);
  expect(await waiting('texts')).toBeGreaterThan(0);
  expect(await isFound(2, 0)).toBe(false);
  await portal.engines.files.forward();
  await until('its text is found', () => isFound(2, 0), 120);
}, 300_000);

it('while the search index is gone a search of texts is answered by titles, and says so', async () => {
  await portal.engines.search.refuse();
  const answer = await search('Paper 1');
  await portal.engines.search.forward();
  expect(answer.reduced).toBe(true);
  expect(answer.content.every(({ passages }) => passages === undefined)).toBe(true);
  await until('texts are searched again', async () => !(await search(wordOf(1, 0))).reduced, 60);
}, 120_000);

it(`no passage is lost and none of an older text is left over ${kills} kills of the worker`, async () => {
  const rounds = new Map<number, number>();
  for (let kill = 1; kill <= kills; kill++) {
    for (let number = 1; number <= papers; number++) {
      if ((number + kill) % 3 === 0) continue;
      await storePaper(number, kill);
      rounds.set(number, kill);
    }
    await sleep(100 + ((kill * 137) % 900));
    await portal.worker.kill();
    portal.worker.start();
  }
  await until('everything is told', async () => (await waiting('texts', 'index')) === 0, 180);
  await until(
    'the newest texts are found',
    async () => {
      for (const [number, round] of rounds) if (!(await isFound(number, round))) return false;
      return true;
    },
    60,
  );
  for (const [number, round] of rounds)
    for (let older = 0; older < round; older++) expect(await isFound(number, older), `${number} ${older}`).toBe(false);
}, 1_200_000);
