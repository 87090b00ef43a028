import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePdf, makeSound, makeVideo } from '../../../../../tests/support/media-samples.ts';
import { useRenditionApp } from '../../../../../tests/support/rendition-app.ts';

const { app, arrive, render, jobOf, stored, leftovers } = useRenditionApp();
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'imprint-hostile-'));
  await makeVideo(join(folder, 'film.mp4'), { seconds: 3, size: '320x180', more: ['-movflags', '+faststart'] });
  await makeVideo(join(folder, 'late.mp4'), { seconds: 3, size: '320x180' });
  await makeSound(join(folder, 'tone.ogg'), 4);
  await makeSound(join(folder, 'tone.wav'), 4);
}, 60_000);
afterAll(() => rm(folder, { recursive: true }));

const svg = (inner: string, before = '') =>
  Buffer.from(
    `${before}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="9" height="9">${inner}</svg>`,
  );

/** A PNG that says it is as large as given, with hardly any bytes. */
function png(width: number, height: number): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const part = async (name: string, share: number) => {
  const bytes = await readFile(join(folder, name));
  return bytes.subarray(0, Math.floor(bytes.length * share));
};

/** A page that asks for a picture of ten thousand million points, in a few kilobytes. */
const pdfBomb = () => {
  const stream = deflateSync(Buffer.alloc(50_000_000)).toString('latin1');
  const image = `<< /Type /XObject /Subtype /Image /Width 100000 /Height 100000 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /FlateDecode /Length ${stream.length} >>\nstream\n${stream}\nendstream`;
  const draw = 'q 600 0 0 700 0 0 cm /Im Do Q '.repeat(2_000);
  const content = `<< /Length ${draw.length} >>\nstream\n${draw}\nendstream`;
  return makePdf(['x'], {
    page: '/Contents 7 0 R /Resources << /XObject << /Im 6 0 R >> >>',
    objects: [image, content],
  });
};

const refused: readonly (readonly [
  what: string,
  called: string,
  bytes: () => Buffer | Promise<Buffer>,
  reason: RegExp,
])[] = [
  ['zero bytes', 'image/png', () => Buffer.alloc(0), /nothing that can be shown/],
  ['noise called a film', 'video/mp4', () => randomBytes(5_000), /called video\/mp4, but its bytes are/],
  [
    'a web page called a picture',
    'image/png',
    () => Buffer.from('<!doctype html><script>alert(1)</script>'),
    /nothing that can be shown/,
  ],
  [
    'an archive called a picture',
    'image/jpeg',
    () => Buffer.from('504b0304140000000000', 'hex'),
    /but its bytes are application\/zip/,
  ],
  [
    'a program called a film',
    'video/mp4',
    () => Buffer.concat([Buffer.from('7f454c460201', 'hex'), Buffer.alloc(200)]),
    /application\/x-elf/,
  ],
  [
    'a picture of ten thousand million points',
    'image/png',
    () => png(100_000, 100_000),
    /more than 100 million points/,
  ],
  ['a picture one row above the limit', 'image/png', () => png(10_001, 10_000), /more than 100 million points/],
  ['a picture without its points', 'image/png', () => png(2_000, 2_000), /picture is damaged/],
  [
    'half a photograph',
    'image/jpeg',
    async () =>
      (
        await sharp({
          create: {
            width: 400,
            height: 400,
            channels: 3,
            background: 'red',
            noise: { type: 'gaussian', mean: 9, sigma: 9 },
          },
        })
          .jpeg()
          .toBuffer()
      ).subarray(0, 9_000),
    /picture is damaged/,
  ],
  ['a drawing with a script', 'image/svg+xml', () => svg('<script>alert(1)</script>'), /contains script/],
  [
    'a drawing with a handler',
    'image/svg+xml',
    () => svg('<rect width="9" height="9" onload="alert(1)"/>'),
    /runs a script/,
  ],
  [
    'a drawing with a web page inside',
    'image/svg+xml',
    () => svg('<foreignObject><p/></foreignObject>'),
    /contains foreignobject/,
  ],
  [
    'a drawing that reads a file',
    'image/svg+xml',
    () => svg('<image xlink:href="file:///etc/passwd" width="9" height="9"/>'),
    /outside itself/,
  ],
  [
    'a drawing that calls home',
    'image/svg+xml',
    () => svg('<style>rect{fill:url(http://evil.example/x)}</style>'),
    /outside itself/,
  ],
  [
    'a drawing with entities',
    'image/svg+xml',
    () => svg('<text>&a;</text>', '<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>'),
    /declares entities/,
  ],
  [
    'a drawing with laughing entities',
    'image/svg+xml',
    () => svg('<text>&b;</text>', '<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>'),
    /declares entities/,
  ],
  ['a compressed drawing', 'image/svg+xml', () => gzipSync(svg('<script/>')), /application\/gzip/],
  [
    'a playlist that names a file of the server',
    'video/mp4',
    () => Buffer.from('#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n'),
    /nothing that can be shown/,
  ],
  [
    'a playlist that names an address',
    'application/octet-stream',
    () => Buffer.from('#EXTM3U\n#EXT-X-MEDIA-SEQUENCE:0\n#EXTINF:10,\nhttp://127.0.0.1:1/x.ts\n#EXT-X-ENDLIST\n'),
    /nothing that can be shown/,
  ],
  [
    'a list of files for ffmpeg',
    'video/mp4',
    () => Buffer.from('ffconcat version 1.0\nfile /etc/passwd\n'),
    /nothing that can be shown/,
  ],
  ['a film without its end', 'video/mp4', () => part('late.mp4', 0.5), /recording is damaged/],
  ['a film that breaks off', 'video/mp4', () => part('film.mp4', 0.4), /recording (is damaged|breaks off)/],
  [
    'a film of noise behind a true beginning',
    'video/mp4',
    async () => Buffer.concat([await part('film.mp4', 0.02), randomBytes(50_000)]),
    /recording/,
  ],
  [
    'only the first bytes of a film',
    'video/mp4',
    () => part('film.mp4', 0.003),
    /recording (is damaged|has neither picture nor sound)/,
  ],
  ['only the beginning of a sound', 'audio/wav', () => part('tone.wav', 0.000125), /recording/],
  [
    'a PDF of noise',
    'application/pdf',
    () => Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(3_000)]),
    /PDF can not be read/,
  ],
  ['a PDF without pages', 'application/pdf', () => makePdf([]), /PDF/],
  ['a PDF that would fill the memory', 'application/pdf', pdfBomb, /PDF can not be read/],
];

test.each(refused)(
  '%s is refused with its reason, and nothing is stored of it',
  async (_, called, bytes, reason) => {
    const sha256 = await arrive(await bytes(), called);
    const outcome = await render(jobOf(sha256));
    expect(outcome.ok ? 'taken' : outcome.failure.reason).toMatch(reason);
    const { file, forms } = await stored(sha256);
    expect([forms, file.content_type, file.width]).toEqual([[], called, null]);
    expect(leftovers()).toEqual([]);
  },
  40_000,
);

test('the reason names no path of the machine', async () => {
  const outcome = await render(jobOf(await arrive(await part('late.mp4', 0.4), 'video/mp4')));
  expect(outcome.ok ? '' : outcome.failure.reason).not.toContain(tmpdir());
});

test('a picture that is a web page as well becomes a picture that is nothing else', async () => {
  const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'blue' } })
    .gif()
    .toBuffer();
  const both = Buffer.concat([picture, Buffer.from('<script>alert(1)</script>')]);
  const sha256 = await arrive(both, 'text/html');
  expect(await render(jobOf(sha256))).toMatchObject({ ok: true });
  const { file, forms } = await stored(sha256);
  expect(file.content_type).toBe('image/gif');
  for (const { rendered } of forms) expect((await app.app.files.get(rendered))?.includes('<script')).toBe(false);
});

test('a film with a playlist glued to it reaches for nothing', async () => {
  const glued = Buffer.concat([
    await readFile(join(folder, 'film.mp4')),
    Buffer.from('\n#EXTM3U\nfile:///etc/passwd\n'),
  ]);
  const sha256 = await arrive(glued, 'video/mp4');
  await render(jobOf(sha256));
  for (const { rendered } of (await stored(sha256)).forms)
    expect((await app.app.files.get(rendered))?.includes('root:')).toBe(false);
});

test('an animated picture of many frames is shown by its first', async () => {
  const frames = Buffer.concat([Buffer.alloc(300, 1), Buffer.alloc(300, 200), Buffer.alloc(300, 99)]);
  const path = join(folder, 'frames.gif');
  await writeFile(
    path,
    await sharp(frames, { raw: { width: 10, height: 30, channels: 3, pageHeight: 10 } })
      .gif()
      .toBuffer(),
  );
  const sha256 = await arrive(path, 'image/gif');
  expect(await render(jobOf(sha256))).toMatchObject({ ok: true });
  expect((await stored(sha256)).forms).toMatchObject([{ height: 10 }, { height: 10 }]);
});
