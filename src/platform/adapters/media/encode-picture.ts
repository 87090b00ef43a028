import { randomUUID } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Sharp } from 'sharp';
import { failed, success } from '../../kernel/result.ts';
import type { EncodePicture } from '../../ports/sent-pictures.ts';
import { readBmp } from './read-bmp.ts';

const mostPoints = 40_000_000;
const seconds = 15;
const quality = 85;

/** The types that a browser or a camera writes under another name. */
const usualName: Readonly<Record<string, string>> = { 'image/apng': 'image/png', 'image/x-ms-bmp': 'image/bmp' };

export const encodePicture: EncodePicture = async (bytes, { accepts, longest }) => {
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  const type = found && (usualName[found.mime] ?? found.mime);
  if (!type || !accepts.includes(type)) return failed('type');
  try {
    const picture = opened(bytes, type);
    if (!picture) return failed('damaged');
    const encoded = await picture
      .autoOrient()
      .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .withExif({ IFD0: { ImageDescription: randomUUID() } })
      .webp({ quality })
      .timeout({ seconds })
      .toBuffer();
    return success(encoded);
  } catch {
    return failed('damaged');
  }
};

/** The library behind everything else here reads no bitmaps. */
function opened(bytes: Buffer, type: string): Sharp | undefined {
  if (type !== 'image/bmp') return sharp(bytes, { limitInputPixels: mostPoints, failOn: 'error' });
  const points = readBmp(bytes, mostPoints);
  return points && sharp(points.data, { raw: { width: points.width, height: points.height, channels: 4 } });
}
