import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileTypeFromBuffer } from 'file-type';
import type { Sharp } from 'sharp';
import sharp from 'sharp';
import { type Result, success } from '../../kernel/result.ts';
import { makeForms } from './make-forms.ts';
import type { PictureTask, SentPicture } from './picture-tasks.ts';
import { readBmp } from './read-bmp.ts';

const mostPoints = 40_000_000;
const seconds = 15;
const quality = 85;

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
    await picture
      .autoOrient()
      .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .withExif({ IFD0: { ImageDescription: randomUUID() } })
      .webp({ quality })
      .timeout({ seconds })
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

/** The program that works on one picture and ends. It is the only one that loads the library for pictures. */
const task = JSON.parse(process.argv[2] ?? '') as PictureTask;
const answer = await (task.kind === 'forms' ? makeForms(task) : encodeSent(task));
process.stdout.write(JSON.stringify(answer));
