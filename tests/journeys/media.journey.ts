import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createFilesArrived } from '../../src/features/rendition/use-cases/files-arrived.ts';
import { connectPgBoss } from '../../src/platform/adapters/pg-boss/pg-boss-jobs.ts';
import { connectPostgres } from '../../src/platform/adapters/postgres/postgres-database.ts';
import { connectS3 } from '../../src/platform/adapters/s3/s3-file-store.ts';
import { opticsNumber } from '../../src/processes/demo/optics/numbers.ts';
import { limits } from '../../src/processes/limits.ts';
import { engineEnvironment } from '../support/engines.ts';
import { type MediaAddresses, mediaPage } from '../support/media-page.ts';
import { sampleClips } from '../support/sample-clips.ts';
import { addressOf, useVisitors } from './visit.ts';

const arrive = useVisitors();
const environment = engineEnvironment();
const files = connectS3({
  endpoint: environment.IMPRINT_S3_ENDPOINT as string,
  accessKey: environment.IMPRINT_S3_ACCESS_KEY as string,
  secretKey: environment.IMPRINT_S3_SECRET_KEY as string,
  bucket: environment.IMPRINT_S3_BUCKET as string,
  ...limits.files,
});
const database = connectPostgres({ url: inject('ownerUrl'), ...limits.database });
const jobs = connectPgBoss(database.pool, { info() {}, warn() {}, error() {} }, limits.jobs);
const scope = `select set_config('app.reads', '${opticsNumber}', true), set_config('app.writes', '${opticsNumber}', true)`;
const statement = (sql: string, parameters: unknown[]) => ({ compile: () => CompiledQuery.raw(sql, parameters) });
let folder = '';
let media: MediaAddresses;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'imprint-clips-'));
  const clips = await sampleClips(folder);
  const film = await publish(clips.film, 'video/mp4');
  const sound = await publish(clips.sound, 'audio/ogg');
  const filmCaptions = `/files/${await publish(clips.filmCaptions, 'text/vtt')}`;
  const soundCaptions = `/files/${await publish(clips.soundCaptions, 'text/vtt')}`;
  const [filmForms, soundForms] = [await formsOf(film, 'hls'), await formsOf(sound, 'waveform')];
  media = {
    filmCaptions,
    soundCaptions,
    film: `/files/${filmForms.hls}`,
    poster: `/files/${filmForms.poster}`,
    sound: `/files/${soundForms.stream}`,
    waveform: `/files/${soundForms.waveform}`,
  };
}, 300_000);
afterAll(async () => {
  await jobs.stop();
  await database.close();
  await rm(folder, { recursive: true });
});

/** Stores a file as an import would: its bytes, its row, and the word to the worker. */
async function publish(path: string, contentType: string): Promise<string> {
  const { sha256, bytes } = await files.putFile(path, contentType);
  await database.transaction({ reads: [opticsNumber], writes: opticsNumber }, async (transaction) => {
    const text = 'insert into stored_file (site_id, sha256, bytes, content_type, public) values ($1, $2, $3, $4, true)';
    await transaction.rows(statement(text, [opticsNumber, sha256, bytes, contentType]));
    await createFilesArrived(jobs)(transaction, opticsNumber, [{ sha256, contentType }]);
  });
  return sha256;
}

/** Waits for the worker of the running portal. */
async function formsOf(sha256: string, last: string): Promise<Record<string, string>> {
  const read = async () => {
    const client = await database.pool.connect();
    await client.query('begin');
    await client.query(scope);
    const { rows } = await client.query('select form, rendered from rendition where sha256 = $1', [sha256]);
    await client.query('commit');
    client.release();
    return Object.fromEntries(rows.map(({ form, rendered }) => [form, rendered])) as Record<string, string>;
  };
  for (let attempt = 0; attempt < 240; attempt++) {
    const forms = await read();
    if (forms[last]) return forms;
    await sleep(500);
  }
  const [letter] = await jobs.dead(1);
  throw new Error(`The worker made no ${last}: ${letter?.reason ?? 'it is not done yet'}.`);
}

async function openPlayer() {
  const visitor = await arrive();
  const address = addressOf('optics', '/player-of-the-test');
  await visitor.page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: mediaPage(media) }));
  await visitor.page.goto(address);
  return visitor.page;
}

test('a film plays from its segments, with its captions', async () => {
  const page = await openPlayer();
  await page.waitForFunction(() => (document.getElementById('film') as HTMLVideoElement).readyState >= 2);
  await page.evaluate(() => (document.getElementById('film') as HTMLVideoElement).play());
  await page.waitForFunction(() => (document.getElementById('film') as HTMLVideoElement).currentTime > 1.6);
  const seen = await page.evaluate(() => {
    const film = document.getElementById('film') as HTMLVideoElement;
    const track = film.textTracks[0];
    const cue = track?.activeCues?.[0] as VTTCue | undefined;
    return { mode: track?.mode, cue: cue?.text ?? '', width: film.videoWidth, seconds: film.duration };
  });
  expect(seen.mode).toBe('showing');
  expect(seen.cue.length).toBeGreaterThan(3);
  expect(seen.width).toBeGreaterThan(300);
  expect(seen.seconds).toBeGreaterThan(5);
  if (process.env.IMPRINT_PICTURES) await page.screenshot({ path: join(process.env.IMPRINT_PICTURES, 'media.png') });
});

test('a sound plays, can be entered in the middle, and is drawn by its peaks', async () => {
  const page = await openPlayer();
  await page.waitForFunction(() => (document.querySelector('#waveform path')?.getAttribute('d')?.length ?? 0) > 1_000);
  const bars = await page.evaluate(
    () => document.querySelector('#waveform path')?.getAttribute('d')?.split('M').length,
  );
  expect(bars).toBe(1_001);
  await page.evaluate(async () => {
    const sound = document.getElementById('sound') as HTMLAudioElement;
    sound.muted = true;
    await sound.play();
    sound.currentTime = sound.duration / 2;
  });
  await page.waitForFunction(() => {
    const sound = document.getElementById('sound') as HTMLAudioElement;
    return sound.currentTime > sound.duration / 2 + 0.5 && !sound.error;
  });
});

test('what the players fetch is kept at the edge and comes in parts', async () => {
  const page = await openPlayer();
  const fetchPart = (range: string) =>
    page.evaluate(
      async ([address, asked]) => {
        const answer = await fetch(address, { headers: { range: asked }, cache: 'no-store' });
        const bytes = (await answer.arrayBuffer()).byteLength;
        return { status: answer.status, bytes, cache: answer.headers.get('x-cache') };
      },
      [media.sound, range] as const,
    );
  expect(await fetchPart('bytes=0-99')).toMatchObject({ status: 206, bytes: 100 });
  expect(await fetchPart('bytes=100-149')).toEqual({ status: 206, bytes: 50, cache: 'hit' });
});
