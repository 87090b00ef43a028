/** The points of a picture, four bytes each: red, green, blue, alpha. */
export interface Points {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** A run of bits inside a point of 16 or 32 bits. */
interface Channel {
  readonly shift: number;
  readonly most: number;
}

const fileHeader = 14;
const plain = 0;
const bitFields = [3, 6];

/**
 * Windows bitmaps as programs write them: 1, 4 or 8 bits with a palette, 16, 24 or 32 bits, upside down or not. Compressed ones, which
 * nobody makes any more, and whatever points outside of the file are refused.
 */
export function readBmp(bytes: Uint8Array, mostPoints: number): Points | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < fileHeader + 40 || bytes[0] !== 0x42 || bytes[1] !== 0x4d) return undefined;
  const headerSize = view.getUint32(fileHeader, true);
  const width = view.getInt32(18, true);
  const signedHeight = view.getInt32(22, true);
  const height = Math.abs(signedHeight);
  const bits = view.getUint16(28, true);
  const compression = view.getUint32(30, true);
  const start = view.getUint32(10, true);
  if (headerSize < 40 || fileHeader + headerSize > bytes.length) return undefined;
  if (width < 1 || height < 1 || width * height > mostPoints) return undefined;
  if (![1, 4, 8, 16, 24, 32].includes(bits)) return undefined;
  if (compression !== plain && !(bitFields.includes(compression) && (bits === 16 || bits === 32))) return undefined;
  const stride = Math.ceil((width * bits) / 32) * 4;
  if (start < fileHeader + headerSize || start + stride * height > bytes.length) return undefined;

  const pointOf =
    bits <= 8
      ? paletted(view, bytes, { headerSize, bits, start })
      : bits === 24
        ? (row: number, x: number) => blueFirst(bytes, row + x * 3)
        : masked(view, { bits, compression });
  if (!pointOf) return undefined;

  const data = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++) {
    const row = start + stride * (signedHeight > 0 ? height - 1 - y : y);
    for (let x = 0; x < width; x++) data.set(pointOf(row, x), (y * width + x) * 4);
  }
  return { width, height, data };
}

type Point = readonly [number, number, number, number];

const blueFirst = (bytes: Uint8Array, at: number): Point => [
  bytes[at + 2] ?? 0,
  bytes[at + 1] ?? 0,
  bytes[at] ?? 0,
  255,
];

function paletted(
  view: DataView,
  bytes: Uint8Array,
  { headerSize, bits, start }: { headerSize: number; bits: number; start: number },
) {
  const palette = fileHeader + headerSize;
  const used = view.getUint32(46, true) || 2 ** bits;
  if (used > 2 ** bits || palette + used * 4 > start) return undefined;
  const mask = 2 ** bits - 1;
  return (row: number, x: number): Point => {
    const place = x * bits;
    const index = ((bytes[row + (place >> 3)] ?? 0) >> (8 - bits - (place & 7))) & mask;
    return index < used ? blueFirst(bytes, palette + index * 4) : [0, 0, 0, 255];
  };
}

function masked(view: DataView, { bits, compression }: { bits: number; compression: number }) {
  const usual = bits === 16 ? [0x7c00, 0x3e0, 0x1f, 0] : [0xff0000, 0xff00, 0xff, 0];
  // The masks follow a header of 40 bytes and are part of every longer one, at the same place.
  const hasMasks = compression !== plain;
  if (hasMasks && view.byteLength < 70) return undefined;
  const withAlpha = hasMasks && (compression === 6 || view.getUint32(fileHeader, true) >= 56);
  const masks = hasMasks
    ? [54, 58, 62, 66].map((at, place) => (place < 3 || withAlpha ? view.getUint32(at, true) : 0))
    : usual;
  const channels = masks.map(channelOf);
  const [red, green, blue, alpha] = channels;
  if (!red || !green || !blue) return undefined;
  const bytesEach = bits / 8;
  return (row: number, x: number): Point => {
    const at = row + x * bytesEach;
    const value = bits === 16 ? view.getUint16(at, true) : view.getUint32(at, true);
    const part = ({ shift, most }: Channel) => Math.round((((value >>> shift) & most) * 255) / most);
    return [part(red), part(green), part(blue), alpha ? part(alpha) : 255];
  };
}

function channelOf(mask: number): Channel | undefined {
  if (mask === 0) return undefined;
  const shift = 31 - Math.clz32(mask & -mask);
  const most = mask >>> shift;
  // Only a run of bits without gaps is a colour.
  return (most & (most + 1)) === 0 ? { shift, most } : undefined;
}
