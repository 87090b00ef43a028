import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePdf, makeSound, makeVideo } from '../../../../../tests/support/media-samples.ts';
import { useRenditionApp } from '../../../../../tests/support/rendition-app.ts';
import { createFilesArrived } from './render-file.ts';

const { app, site, rows, arrive, render, jobOf, stored, leftovers } = useRenditionApp();
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'imprint-samples-'));
});
afterAll(() => rm(folder, { recursive: true }));

const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 30 } },
  });
const text = async (sha256: string) => (await app.app.files.get(sha256))?.toString() ?? '';

test('a photograph gets a high and a low form, turned upright and without what its camera wrote into it', async () => {
  const bytes = await noise(2_400, 1_200)
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExif({ IFD0: { Copyright: 'someone' }, IFD3: { GPSLatitudeRef: 'N' } })
    .toBuffer();
  const sha256 = await arrive(bytes, 'image/jpeg');
  expect((await render(jobOf(sha256))).ok).toBe(true);
  const { file, forms } = await stored(sha256);
  expect(file).toMatchObject({ width: 1_200, height: 2_400 });
  expect(forms).toMatchObject([
    { form: 'high', width: 1_000, height: 2_000, content_type: 'image/webp', public: false },
    { form: 'low', width: 300, height: 600, content_type: 'image/webp', public: false },
  ]);
  const made = await sharp(await app.app.files.get(forms[0].rendered)).metadata();
  expect([made.exif, made.orientation, made.icc, made.xmp]).toEqual([undefined, undefined, undefined, undefined]);
});

test.each([
  ['tiff', 'image/tiff'],
  ['png', 'image/png'],
  ['gif', 'image/gif'],
  ['avif', 'image/avif'],
  ['webp', 'image/webp'],
] as const)('a picture as %s is read and never enlarged', async (format, type) => {
  const sha256 = await arrive(await noise(200, 100).toFormat(format).toBuffer(), type);
  expect((await render(jobOf(sha256))).ok).toBe(true);
  expect((await stored(sha256)).forms).toMatchObject([
    { form: 'high', width: 200 },
    { form: 'low', width: 200 },
  ]);
});

test('a drawing is rasterised, as sharp as each form needs it', async () => {
  const svg = `<?xml version="1.0"?><!-- ours --><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 40 20" width="40" height="20">
    <defs><linearGradient id="g"><stop stop-color="#f00"/></linearGradient><path id="p" d="M0 0h10v10z"/></defs>
    <style>.a{fill:url(#g)}</style><rect class="a" width="40" height="20"/><use xlink:href="#p"/></svg>`;
  const sha256 = await arrive(Buffer.from(svg), 'image/svg+xml');
  expect(await render(jobOf(sha256))).toMatchObject({ ok: true });
  expect((await stored(sha256)).forms).toMatchObject([
    { form: 'high', width: 2_000, height: 1_000, content_type: 'image/webp' },
    { form: 'low', width: 600, height: 300, content_type: 'image/webp' },
  ]);
});

test('the bytes decide what a file is, not what its sender calls it', async () => {
  const sha256 = await arrive(await noise(50, 50).png().toBuffer(), 'video/mp4');
  expect((await render(jobOf(sha256))).ok).toBe(true);
  expect((await stored(sha256)).file).toMatchObject({ content_type: 'image/png', width: 50 });
});

test('a PDF gets its first page as a picture, its words and the number of its pages', async () => {
  const sha256 = await arrive(makePdf(['First page of light', 'Second page']), 'application/pdf');
  expect(await render(jobOf(sha256))).toMatchObject({ ok: true });
  const { file, forms } = await stored(sha256);
  expect(file.pages).toBe(2);
  expect(forms).toMatchObject([
    { form: 'text', content_type: 'text/plain' },
    { form: 'thumbnail', content_type: 'image/webp', height: 600 },
  ]);
  expect((await text(forms[0].rendered)).split('\f').map((page) => page.trim())).toEqual([
    'First page of light',
    'Second page',
    '',
  ]);
});

test('a video is streamed in sizes not above it, every playlist and segment by its hash, and gets a poster', async () => {
  const path = join(folder, 'film.mp4');
  await makeVideo(path, { seconds: 8, size: '960x720' });
  const sha256 = await arrive(path, 'video/mp4');
  const reported: number[] = [];
  expect(await render(jobOf(sha256, reported))).toMatchObject({ ok: true });
  const { file, forms } = await stored(sha256);
  expect(file).toMatchObject({ width: 960, height: 720 });
  expect(Number(file.seconds)).toBeCloseTo(8, 0);
  const names = ['360p', '720p'].flatMap((rung) => [1, 2].map((number) => `hls-${rung}-000${number}`));
  expect(forms.map(({ form }) => form)).toEqual(['hls', 'hls-360p', 'hls-720p', ...names, 'poster'].sort());
  const by = Object.fromEntries(forms.map((form) => [form.form, form.rendered]));
  const master = await text(by.hls);
  expect(master).toMatch(/RESOLUTION=480x360\n/);
  expect(master).toContain(`RESOLUTION=960x720\n/files/${by['hls-720p']}\n`);
  const list = await text(by['hls-720p']);
  for (const number of [1, 2]) expect(list).toContain(`\n/files/${by[`hls-720p-000${number}`]}\n`);
  expect(list).not.toContain('segment-');
  expect(reported.length).toBeGreaterThan(1);
  expect(reported).toEqual(reported.toSorted((a, b) => a - b));
}, 60_000);

test('a video without sound, in another container and with odd sides, is streamed as well', async () => {
  const path = join(folder, 'silent.webm');
  await makeVideo(path, { seconds: 2, size: '321x181', more: ['-an'] });
  const sha256 = await arrive(path, 'video/webm');
  expect(await render(jobOf(sha256))).toMatchObject({ ok: true });
  expect((await stored(sha256)).forms.map(({ form }) => form)).toContain('hls-180p-0001');
}, 30_000);

test.each(['ogg', 'mp3', 'wav', 'flac', 'm4a'])(
  'a sound as .%s gets its stream and a thousand peaks',
  async (ending) => {
    const path = join(folder, `tone.${ending}`);
    await makeSound(path, 4);
    const sha256 = await arrive(path, 'audio/x-anything');
    expect(await render(jobOf(sha256))).toMatchObject({ ok: true });
    const { file, forms } = await stored(sha256);
    expect(Number(file.seconds)).toBeCloseTo(4, 0);
    expect(forms.map(({ form, content_type }) => [form, content_type])).toEqual([
      ['stream', 'audio/mp4'],
      ['waveform', 'application/json'],
    ]);
    const { seconds, peaks } = JSON.parse(await text(forms[1].rendered));
    expect([Math.round(seconds), peaks.length]).toEqual([4, 1_000]);
    expect(peaks[20]).toBeLessThan(peaks[900]);
  },
);

test('rendering twice, or beside another worker, changes nothing', async () => {
  const sha256 = await arrive(await noise(300, 300).png().toBuffer(), 'image/png');
  await Promise.all([render(jobOf(sha256)), render(jobOf(sha256))]);
  const before = await stored(sha256);
  expect(before.forms).toHaveLength(2);
  await render(jobOf(sha256));
  expect(await stored(sha256)).toEqual(before);
});

test('a file whose row is gone is left alone, one whose bytes are lost is tried again', async () => {
  expect(await render(jobOf('0'.repeat(64)))).toMatchObject({ ok: true });
  await rows(`insert into stored_file (site_id, sha256, bytes, content_type) values (${site}, $1, 5, 'image/png')`, [
    '1'.repeat(64),
  ]);
  await expect(render(jobOf('1'.repeat(64)))).rejects.toThrow('not in the file store');
});

test('files that arrive in a transaction wait for the worker, those without forms do not', async () => {
  const { database, jobs } = app.app;
  await database.transaction({ reads: [site], writes: site }, (transaction) =>
    createFilesArrived(jobs)(transaction, site, [
      { sha256: 'a'.repeat(64), contentType: 'image/png' },
      { sha256: 'b'.repeat(64), contentType: 'text/html' },
      { sha256: 'c'.repeat(64), contentType: 'video/mp4' },
      { sha256: 'a'.repeat(64), contentType: 'image/png' },
    ]),
  );
  const waiting = (await jobs.queues())
    .filter((queue) => queue.waiting > 0)
    .map(({ name, waiting }) => [name, waiting]);
  expect(waiting).toEqual([
    ['render', 1],
    ['render-recording', 1],
  ]);
});

test('the worker makes the forms of what arrived and puts what it refuses to the dead letters', async () => {
  const { database, jobs, renditions } = app.app;
  const good = await arrive(await noise(70, 70).png().toBuffer(), 'image/png');
  const bad = await arrive(Buffer.from(`no picture ${Math.random()}`), 'image/png');
  await database.transaction({ reads: [site], writes: site }, (transaction) =>
    renditions.filesArrived(
      transaction,
      site,
      [good, bad].map((sha256) => ({ sha256, contentType: 'image/png' })),
    ),
  );
  await renditions.startWorking();
  await expect.poll(async () => (await stored(good)).forms.length, { timeout: 15_000 }).toBe(2);
  const letters = async () => (await jobs.dead(10)).filter(({ data }) => (data as { sha256: string }).sha256 === bad);
  await expect
    .poll(letters, { timeout: 15_000 })
    .toMatchObject([{ reason: 'the file is called image/png, but its bytes are nothing that can be shown', tries: 1 }]);
}, 40_000);

test('nothing is left in the temporary folder', () => {
  expect(leftovers()).toEqual([]);
});
