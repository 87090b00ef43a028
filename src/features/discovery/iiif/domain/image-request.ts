import type { PictureCut } from '../../../../platform/kernel/picture-cut.ts';
import { failed, type Result, success } from '../../../../platform/kernel/result.ts';

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** 400: it means nothing. 501: it means something that is not offered. */
type Refused = 400 | 501;

/** No side of a result is longer: what it costs has an end. */
export const longestSide = 4_096;

/** The four parts of an address of the IIIF Image API 3.0 after the picture: region, size, rotation, quality.format. */
export function readImageRequest(parts: readonly string[], picture: PictureSize): Result<PictureCut, Refused> {
  const [region = '', size = '', rotation = '', file = ''] = parts;
  const turned = readRotation(rotation);
  if (!turned.ok) return turned;
  const written = readFile(file);
  if (!written.ok) return written;
  const part = readRegion(region, picture);
  if (!part.ok) return part;
  const scaled = readSize(size, part.value);
  if (!scaled.ok) return scaled;
  return success({ region: part.value, ...scaled.value, ...turned.value, ...written.value });
}

const whole = /^\d{1,9}$/;
const decimal = String.raw`(?:\d{1,9}(?:\.\d{1,9})?|\.\d{1,9})`;
const percentRegion = new RegExp(`^pct:(${decimal}),(${decimal}),(${decimal}),(${decimal})$`);
const percentSize = new RegExp(`^pct:(${decimal})$`);
const angle = new RegExp(`^(!?)(${decimal})$`);

function readRegion(given: string, { width, height }: PictureSize): Result<PictureCut['region'], Refused> {
  if (given === 'full') return success({ left: 0, top: 0, width, height });
  if (given === 'square') {
    const side = Math.min(width, height);
    return success({
      left: Math.floor((width - side) / 2),
      top: Math.floor((height - side) / 2),
      width: side,
      height: side,
    });
  }
  const [, ...percents] = percentRegion.exec(given) ?? [];
  const points = given.split(',');
  if (percents.length === 0 && (points.length !== 4 || !points.every((one) => whole.test(one)))) return failed(400);
  const [x = 0, y = 0, w = 0, h = 0] = percents.length
    ? percents.map(Number).map((share, place) => Math.round((share * (place % 2 ? height : width)) / 100))
    : points.map(Number);
  const [right, bottom] = [Math.min(x + w, width), Math.min(y + h, height)];
  if (right <= x || bottom <= y) return failed(400);
  return success({ left: x, top: y, width: right - x, height: bottom - y });
}

/** Nothing is enlarged: whoever wants that has the points already. */
function readSize(given: string, { width, height }: PictureSize): Result<PictureSize, Refused> {
  const plain = given.replace(/^\^/, '');
  const scale = readScale(plain, { width, height });
  if (!scale) return failed(400);
  if (plain !== given) return failed(501);
  const made = {
    width: Math.max(1, Math.round(width * scale.across)),
    height: Math.max(1, Math.round(height * scale.down)),
  };
  if (scale.across > 1 || scale.down > 1 || scale.across <= 0 || scale.down <= 0) return failed(400);
  return made.width > longestSide || made.height > longestSide ? failed(400) : success(made);
}

function readScale(given: string, { width, height }: PictureSize) {
  const alike = (scale: number) => ({ across: scale, down: scale });
  if (given === 'max') return alike(Math.min(1, longestSide / width, longestSide / height));
  const percent = percentSize.exec(given)?.[1];
  if (percent !== undefined) return alike(Number(percent) / 100);
  const [, box, w = '', h = ''] = /^(!?)(\d{0,9}),(\d{0,9})$/.exec(given) ?? [];
  if (box === undefined || (w === '' && h === '') || (box && (w === '' || h === ''))) return undefined;
  const [across, down] = [Number(w) / width, Number(h) / height];
  if (box) return alike(Math.min(across, down));
  if (w === '') return alike(down);
  return h === '' ? alike(across) : { across, down };
}

function readRotation(given: string): Result<Pick<PictureCut, 'mirrored' | 'degrees'>, Refused> {
  const [, mirror, written] = angle.exec(given) ?? [];
  const degrees = Number(written);
  if (written === undefined || degrees > 360) return failed(400);
  if (degrees % 90 !== 0) return failed(501);
  return success({ mirrored: mirror === '!', degrees: (degrees % 360) as PictureCut['degrees'] });
}

const formats: readonly string[] = ['jpg', 'png', 'webp'] satisfies PictureCut['format'][];
const otherFormats = ['tif', 'gif', 'jp2', 'pdf'];

function readFile(given: string): Result<Pick<PictureCut, 'quality' | 'format'>, Refused> {
  const [, requested, format = ''] = /^(default|color|gray|bitonal)\.([a-z0-9]{1,9})$/.exec(given) ?? [];
  if (requested === undefined) return failed(400);
  if (!formats.includes(format)) return failed(otherFormats.includes(format) ? 501 : 400);
  const quality = (requested === 'color' ? 'default' : requested) as PictureCut['quality'];
  return success({ quality, format: format as PictureCut['format'] });
}

/** The canonical address of a result; `sized` writes its size in numbers, as viewers do for tiles. */
export function canonicalParts(cut: PictureCut, picture: PictureSize, form: 'canonical' | 'sized' = 'canonical') {
  const { region, mirrored, degrees, quality, format } = cut;
  const isWhole = region.width === picture.width && region.height === picture.height;
  const most = readSize('max', region);
  const isMost = most.ok && most.value.width === cut.width && most.value.height === cut.height;
  return [
    isWhole ? 'full' : [region.left, region.top, region.width, region.height].join(','),
    isMost && form === 'canonical' ? 'max' : `${cut.width},${cut.height}`,
    `${mirrored ? '!' : ''}${degrees}`,
    `${quality}.${format}`,
  ].join('/');
}
