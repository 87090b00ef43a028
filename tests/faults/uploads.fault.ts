import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { seededRandom } from '../../samples/loading/seeded-random.ts';
import { opticsNumber } from '../../samples/sites.ts';
import { commonTokenOf } from '../../src/platform/contract/common-token.ts';
import { sessionCookie } from '../../src/platform/ports/sessions.ts';
import { clearUploads } from '../support/clear-uploads.ts';
import type { PortalProcess } from '../support/portal-process.ts';
import { samplePdf } from '../support/sample-pdf.ts';
import { type TusBrowser, tusBrowser } from '../support/tus.ts';
import { ask } from './ask.ts';
import { asSite } from './stored-alerts.ts';
import { until } from './until.ts';
import { useFragilePortal } from './use-fragile-portal.ts';

const portal = useFragilePortal();
const megabyte = 1_048_576;
const kills = 30;
const host = 'optics.localhost';
/** A dead worker is missed after 60 s; an upload without a decision is looked after once a minute. */
const secondsToCatchUp = 400;

interface Sent {
  readonly path: string;
  readonly bytes: Buffer;
}

let over = false;
afterAll(async () => {
  over = true;
  await Promise.all([portal.server.kill(), portal.worker.kill()]);
  await clearUploads(portal.owner);
});

async function logIn(userName: string): Promise<TusBrowser> {
  const token = randomBytes(32).toString('base64url');
  const { rows } = await portal.owner.query(
    'insert into account (user_name) values ($1) returning account_id::text as id',
    [userName],
  );
  await portal.owner.query(
    "insert into session (token_hash, member_id, device, expires_at) values ($1, $2, 'Fault', now() + interval '2 hours')",
    [createHash('sha256').update(token).digest('hex'), rows[0].id],
  );
  return tusBrowser(portal.edgePort, host, { cookie: `${sessionCookie}=${token}`, token: commonTokenOf(token) });
}

/** Sends a file through whatever happens; fails as soon as something that was acknowledged is gone. */
async function sendThrough(browser: TusBrowser, bytes: Buffer, random: () => number): Promise<Sent> {
  const insist = async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    for (;;) {
      if (over) throw new Error('the test is over');
      try {
        return await work();
      } catch {
        await sleep(100);
      }
    }
  };
  const path = await insist(() => browser.begin(bytes.length, 'sample.pdf', 'supplement'));
  let acknowledged = 0;
  while (acknowledged < bytes.length) {
    const offset = await insist(() => browser.offset(path));
    if (offset < acknowledged) throw new Error(`${acknowledged} bytes were acknowledged, ${offset} are there`);
    acknowledged = offset;
    if (offset === bytes.length) break;
    const piece = bytes.subarray(offset, offset + Math.ceil((0.5 + random() * 9) * megabyte));
    const answer = await browser.patch(path, offset, piece).catch(() => undefined);
    if (answer?.http === 204) acknowledged = Number(answer.headers['upload-offset']);
    // A pace at which the processes are met in the middle of their work.
    await sleep(random() * 300);
  }
  return { path, bytes };
}

it('loses nothing that was acknowledged though server and worker are killed again and again', async () => {
  const random = seededRandom(10);
  const browser = await logIn('sample-author');
  portal.worker.start();
  const all: Sent[] = [];
  let isEnough = false;
  const sender = async () => {
    while (!isEnough) {
      const bytes = samplePdf(1_000 + Math.ceil(random() * 30 * megabyte));
      all.push(await sendThrough(browser, bytes, random));
    }
  };
  const sending = Promise.all([sender(), sender()]);
  sending.catch(() => {});

  for (let killed = 0; killed < kills; killed += 1) {
    await sleep(300 + random() * 1_500);
    const victim = killed % 3 === 2 ? portal.worker : portal.server;
    await victim.kill();
    await sleep(random() * 300);
    victim.start();
    if (victim === portal.server)
      await until('the server is back', async () => (await ask(portal.serverPort, '/healthz')).http === 200, 60);
  }
  isEnough = true;
  await sending;

  const ids = all.map(({ path }) => path.slice(path.lastIndexOf('/') + 1));
  const rowsOf = () =>
    asSite<{ id: string; state: string; sha256: string | null }>(
      portal,
      opticsNumber,
      'select upload_id as id, state, sha256 from upload where upload_id = any($1)',
      [ids],
    );
  const isDecided = async () => (await rowsOf()).every(({ state }) => state !== 'arrived');
  await until('every upload is checked', isDecided, secondsToCatchUp);
  const stored = new Map((await rowsOf()).map((row) => [row.id, row]));
  const wrong = all.filter(({ bytes }, place) => {
    const row = stored.get(ids[place] ?? '');
    return row?.state !== 'checked' || row.sha256 !== createHash('sha256').update(bytes).digest('hex');
  });
  const sum = all.reduce((total, { bytes }) => total + bytes.length, 0);
  console.log(`${all.length} uploads, ${Math.round(sum / megabyte)} MB, ${kills} kills, ${wrong.length} wrong`);
  expect(all.length).toBeGreaterThan(3);
  expect(wrong).toEqual([]);
}, 1_200_000);

/** What a process has in memory, in bytes. */
function memoryOf({ pid }: PortalProcess): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1_024;
}

it('carries 2 GB in 64 MB more of memory', async () => {
  if (!portal.server.running) portal.server.start();
  await until('the server is back', async () => (await ask(portal.serverPort, '/healthz')).http === 200, 60);
  const browser = await logIn('sample-filmmaker');
  const piece = randomBytes(8 * megabyte);
  const send = async (pieces: number, seen: () => void) => {
    const path = await browser.begin(pieces * piece.length, 'sample.mp4', 'video');
    for (let sent = 0; sent < pieces; sent += 1) {
      const { http } = await browser.patch(path, sent * piece.length, piece);
      expect(http).toBe(204);
      seen();
    }
  };
  // What a server has anyway after its first uploads.
  await send(12, () => {});
  const before = memoryOf(portal.server);
  let most = before;
  await send(256, () => {
    most = Math.max(most, memoryOf(portal.server));
  });
  const more = Math.round((most - before) / megabyte);
  console.log(`2 GB: ${Math.round(before / megabyte)} MB before, ${more} MB more at most`);
  expect(more).toBeLessThanOrEqual(64);
}, 600_000);
