import { randomUUID } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { fileTypeFromBuffer } from 'file-type';
import type { Sharp } from 'sharp';
import sharp from 'sharp';
import type { PictureCut } from '../../kernel/picture-cut.ts';
import { failed, type Result, success } from '../../kernel/result.ts';
import type { Refusal } from '../../ports/jobs.ts';
import type { PictureFacts } from '../../ports/media-tools.ts';
import type { PictureForms, PictureTask, SentPicture } from './picture-tasks.ts';
import { readBmp } from './read-bmp.ts';
import { svgRefusal } from './svg-refusal.ts';

const mostPixels = 100_000_000;
const mostSvgBytes = 20 * 1_048_576;
const mostSvgSide = 4_000;
const seconds = 60;
const quality = 85;

sharp.cache(false);
sharp.concurrency(1);

const shrunk = (picture: Sharp, longest: number): Sharp =>
  picture
    .autoOrient()
    .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb');

/** Encodes a picture anew in several sizes, without its metadata. */
async function makeForms(task: Extract<PictureTask, { kind: 'forms' }>): Promise<Result<PictureForms, Refusal>> {
  const { path, contentType, forms } = task;
  try {
    const picture = await openPicture(path, contentType);
    if (!picture.ok) return picture;
    const { autoOrient, width, height } = await picture.value.metadata();
    if (width * height > mostPixels) return failed({ reason: plainReason(new Error('pixel limit')) });
    const sizes: PictureFacts[] = [];
    for (const { longest, target } of forms) {
      const drawn = await openPicture(path, contentType, longest);
      if (!drawn.ok) return drawn;
      const made = await shrunk(drawn.value, longest).webp({ quality }).timeout({ seconds }).toFile(target);
      sizes.push({ width: made.width, height: made.height });
    }
    return success({ facts: { width: autoOrient.width, height: autoOrient.height }, sizes });
  } catch (problem) {
    return failed({ reason: plainReason(problem) });
  }
}

async function openPicture(path: string, contentType: string, longest?: number): Promise<Result<Sharp, Refusal>> {
  const options = { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true } as const;
  if (contentType !== 'image/svg+xml') return success(sharp(path, options));
  if ((await stat(path)).size > mostSvgBytes) return failed({ reason: 'the drawing is larger than 20 MB' });
  const bytes = await readFile(path);
  const reason = svgRefusal(bytes.toString('utf8'));
  if (reason) return failed({ reason });
  // A drawing has no points of its own: it is drawn as sharp as the form needs it.
  const { width = 1, height = 1 } = await sharp(bytes, options).metadata();
  const wanted = Math.min(longest ?? Math.max(width, height), mostSvgSide);
  const density = Math.min(20_000, Math.max(1, (72 * wanted) / Math.max(width, height)));
  return success(sharp(bytes, { ...options, density }));
}

const plainReason = (problem: unknown): string => {
  const message = problem instanceof Error ? problem.message : String(problem);
  if (/pixel limit/i.test(message)) return `the picture has more than ${mostPixels / 1_000_000} million points`;
  return `the picture is damaged (${message
    .split('\n')[0]
    ?.replaceAll(/\/\S+\//g, '')
    .slice(0, 150)})`;
};

const mostPoints = 40_000_000;
/** Someone waits for it. */
const sentSeconds = 15;

/** The types that a browser or a camera writes under another name. */
const usualName: Readonly<Record<string, string>> = { 'image/apng': 'image/png', 'image/x-ms-bmp': 'image/bmp' };

async function encodeSent(task: Extract<PictureTask, { kind: 'sent' }>): Promise<Result<SentPicture, never>> {
  const { path, target, accepts, longest } = task;
  const bytes = await readFile(path);
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  const type = found && (usualName[found.mime] ?? found.mime);
  if (!type || !accepts.includes(type)) return success({ problem: 'type' });
  try {
    const picture = opened(bytes, type);
    if (!picture) return success({ problem: 'damaged' });
    await shrunk(picture, longest)
      .withExif({ IFD0: { ImageDescription: randomUUID() } })
      .webp({ quality })
      .timeout({ seconds: sentSeconds })
      .toFile(target);
    return success({ problem: null });
  } catch {
    return success({ problem: 'damaged' });
  }
}

/** The library behind everything else here reads no bitmaps. */
function opened(bytes: Buffer, type: string): Sharp | undefined {
  if (type !== 'image/bmp') return sharp(bytes, { limitInputPixels: mostPoints, failOn: 'error' });
  const points = readBmp(bytes, mostPoints);
  return points && sharp(points.data, { raw: { width: points.width, height: points.height, channels: 4 } });
}

/** In two steps: within one, the library turns a picture before it cuts it. */
async function makeCut({ path, contentType, target, cut }: Extract<PictureTask, { kind: 'cut' }>) {
  const { region, width, height, mirrored, degrees, format } = cut;
  try {
    const opened = await openPicture(path, contentType);
    if (!opened.ok) return opened;
    const { data, info } = await opened.value
      .autoOrient()
      .extract(region)
      .resize({ width, height, fit: 'fill' })
      .toColourspace('srgb')
      .timeout({ seconds: sentSeconds })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const part = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
    const turned = (mirrored ? part.flop() : part).rotate(degrees);
    await inQuality(turned, cut)
      .toFormat(format === 'jpg' ? 'jpeg' : format, { quality })
      .timeout({ seconds: sentSeconds })
      .toFile(target);
    return success(null);
  } catch (problem) {
    return failed({ reason: plainReason(problem) });
  }
}

/** Drawings are made for white paper. */
function inQuality(picture: Sharp, { quality: wanted, format }: PictureCut): Sharp {
  const onPaper = format === 'jpg' || wanted === 'bitonal' ? picture.flatten({ background: '#ffffff' }) : picture;
  if (wanted === 'default') return onPaper;
  const gray = onPaper.grayscale().toColourspace('b-w');
  return wanted === 'gray' ? gray : gray.threshold(128);
}

const work = (task: PictureTask) => {
  if (task.kind === 'forms') return makeForms(task);
  return task.kind === 'sent' ? encodeSent(task) : makeCut(task);
};

/** The program that works on one picture and ends. It is the only one that loads the library for pictures. */
const task = JSON.parse(process.argv[2] ?? '') as PictureTask;
const answer = await work(task);
process.stdout.write(JSON.stringify(answer));
