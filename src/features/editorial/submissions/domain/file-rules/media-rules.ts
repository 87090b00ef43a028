import type { ByteSource } from '../../../../../platform/kernel/byte-source.ts';

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Nothing for a picture that doesn't say how large it is. */
type Measure = (source: ByteSource) => Promise<PictureSize | undefined>;

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.length);

async function viewAt(source: ByteSource, start: number, length: number): Promise<DataView | undefined> {
  const bytes = await source.read(start, length);
  return bytes.length < length ? undefined : viewOf(bytes);
}

const pngSize: Measure = async (source) => {
  const head = await viewAt(source, 0, 24);
  return head && { width: head.getUint32(16), height: head.getUint32(20) };
};

const mostMarkers = 2_000;

/** The frame comes behind tables, previews and comments, of which there may be many. */
const jpegSize: Measure = async (source) => {
  let place = 2;
  for (let count = 0; count < mostMarkers; count += 1) {
    const head = await viewAt(source, place, 9);
    if (head?.getUint8(0) !== 0xff) return undefined;
    const marker = head.getUint8(1);
    if (marker === 0xff) place += 1;
    else if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return { width: head.getUint16(7), height: head.getUint16(5) };
    else if (marker === 0xda || marker === 0xd9) return undefined;
    else place += 2 + head.getUint16(2);
  }
  return undefined;
};

const webpSize: Measure = async (source) => {
  const head = await viewAt(source, 0, 30);
  if (!head) return undefined;
  const kind = head.getUint32(12);
  const threeBytes = (place: number) => head.getUint16(place, true) + head.getUint8(place + 2) * 65_536 + 1;
  if (kind === 0x56503858) return { width: threeBytes(24), height: threeBytes(27) };
  if (kind === 0x56503820)
    return { width: head.getUint16(26, true) & 0x3fff, height: head.getUint16(28, true) & 0x3fff };
  if (kind !== 0x5650384c) return undefined;
  const bits = head.getUint32(21, true);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
};

const mostPages = 200;
const mostTags = 400;

/** The largest of its pages. One that leads in a circle, or nowhere, has no size. */
const tiffSize: Measure = async (source) => {
  const head = await viewAt(source, 0, 8);
  if (!head) return undefined;
  const isLittle = head.getUint16(0) === 0x4949;
  let place = head.getUint32(4, isLittle);
  let largest: PictureSize | undefined;
  const seen = new Set<number>();
  while (place !== 0) {
    if (seen.has(place) || seen.size >= mostPages) return undefined;
    seen.add(place);
    const count = (await viewAt(source, place, 2))?.getUint16(0, isLittle);
    if (count === undefined || count === 0 || count > mostTags) return undefined;
    const tags = await viewAt(source, place + 2, count * 12 + 4);
    if (!tags) return undefined;
    const value = (wanted: number): number => {
      for (let index = 0; index < count; index += 1) {
        const tag = index * 12;
        if (tags.getUint16(tag, isLittle) !== wanted) continue;
        return tags.getUint16(tag + 2, isLittle) === 3
          ? tags.getUint16(tag + 8, isLittle)
          : tags.getUint32(tag + 8, isLittle);
      }
      return 0;
    };
    const page = { width: value(256), height: value(257) };
    if (!largest || page.width * page.height > largest.width * largest.height) largest = page;
    place = tags.getUint32(count * 12, isLittle);
  }
  return largest;
};

export const pictureSize: Readonly<Record<'png' | 'jpeg' | 'webp' | 'tiff', Measure>> = {
  png: pngSize,
  jpeg: jpegSize,
  webp: webpSize,
  tiff: tiffSize,
};

/** As many as pictures are drawn with elsewhere in the app. */
export const mostPixels = 100_000_000;

const mostBoxes = 50_000;
const letters = /^[A-Za-z0-9 ©]{4}$/;

/** An MP4 or QuickTime film is boxes one behind the other, from its first byte to its last. */
export async function areBoxes(source: ByteSource): Promise<boolean> {
  let place = 0;
  for (let count = 0; count < mostBoxes && place < source.size; count += 1) {
    const head = await source.read(place, 16);
    if (head.length < 8) return false;
    const view = new DataView(head.buffer, head.byteOffset, head.length);
    if (!letters.test(String.fromCharCode(...head.subarray(4, 8)))) return false;
    const small = view.getUint32(0);
    const size =
      small === 1 && head.length === 16 ? Number(view.getBigUint64(8)) : small === 0 ? source.size - place : small;
    if (size < 8) return false;
    place += size;
  }
  return place === source.size;
}
