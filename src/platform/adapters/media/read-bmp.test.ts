import { expect, test } from 'vitest';
import { readBmp } from './read-bmp.ts';

interface Wanted {
  readonly width: number;
  readonly height: number;
  readonly bits: number;
  readonly compression?: number;
  readonly palette?: readonly number[];
  readonly masks?: readonly number[];
  readonly rows: readonly (readonly number[])[];
}

/** A bitmap by the book; rows as they lie in the file. */
function bmp({ width, height, bits, compression = 0, palette = [], masks = [], rows }: Wanted): Buffer {
  const stride = Math.ceil((width * bits) / 32) * 4;
  const start = 54 + masks.length * 4 + palette.length * 4;
  const bytes = Buffer.alloc(start + stride * rows.length);
  bytes.write('BM');
  bytes.writeUInt32LE(bytes.length, 2);
  bytes.writeUInt32LE(start, 10);
  bytes.writeUInt32LE(40, 14);
  bytes.writeInt32LE(width, 18);
  bytes.writeInt32LE(height, 22);
  bytes.writeUInt16LE(1, 26);
  bytes.writeUInt16LE(bits, 28);
  bytes.writeUInt32LE(compression, 30);
  bytes.writeUInt32LE(palette.length, 46);
  for (const [place, value] of [...masks, ...palette].entries()) bytes.writeUInt32LE(value, 54 + place * 4);
  for (const [place, row] of rows.entries()) Buffer.from(row).copy(bytes, start + place * stride);
  return bytes;
}

const most = 1_000_000;
const red = [255, 0, 0, 255];
const blue = [0, 0, 255, 255];
const white = [255, 255, 255, 255];

const points = (bytes: Buffer) => {
  const read = readBmp(bytes, most);
  return (
    read && Array.from({ length: read.width * read.height }, (_, at) => [...read.data.subarray(at * 4, at * 4 + 4)])
  );
};

test('24 bits lie upside down and blue first', () => {
  const rows = [
    [255, 255, 255, 255, 0, 0],
    [0, 0, 255, 255, 255, 255],
  ];
  expect(points(bmp({ width: 2, height: 2, bits: 24, rows }))).toEqual([red, white, white, blue]);
});

test('a negative height means the right way up', () => {
  const rows = [
    [0, 0, 255],
    [255, 0, 0],
  ];
  expect(points(bmp({ width: 1, height: -2, bits: 24, rows }))).toEqual([red, blue]);
});

test('1, 4 and 8 bits name a colour of the palette', () => {
  const palette = [0x0000ff, 0xff0000];
  expect(points(bmp({ width: 2, height: 1, bits: 1, palette, rows: [[0b01000000]] }))).toEqual([blue, red]);
  expect(points(bmp({ width: 2, height: 1, bits: 4, palette, rows: [[0x10]] }))).toEqual([red, blue]);
  expect(points(bmp({ width: 2, height: 1, bits: 8, palette, rows: [[1, 0]] }))).toEqual([red, blue]);
  expect(points(bmp({ width: 1, height: 1, bits: 8, palette, rows: [[9]] }))).toEqual([[0, 0, 0, 255]]);
});

test('16 and 32 bits are cut by masks, the usual ones or those of the file', () => {
  expect(points(bmp({ width: 1, height: 1, bits: 16, rows: [[0x00, 0x7c]] }))).toEqual([red]);
  expect(points(bmp({ width: 1, height: 1, bits: 32, rows: [[0, 0, 255, 0]] }))).toEqual([red]);
  const masks = [0xf800, 0x7e0, 0x1f];
  expect(points(bmp({ width: 1, height: 1, bits: 16, compression: 3, masks, rows: [[0x00, 0xf8]] }))).toEqual([red]);
});

test('what can not be right is refused, and nothing outside of the file is read', () => {
  const right = { width: 2, height: 1, bits: 24, rows: [[0, 0, 0, 0, 0, 0]] };
  const whole = bmp(right);
  expect(readBmp(whole, most)).toBeDefined();
  expect(readBmp(whole, 1)).toBeUndefined();
  for (let length = 0; length < whole.length - 2; length++)
    expect(readBmp(whole.subarray(0, length), most)).toBeUndefined();
  for (const wrong of [{ width: 0 }, { height: 0 }, { bits: 7 }, { compression: 1 }, { compression: 2 }])
    expect(readBmp(bmp({ ...right, ...wrong }), most)).toBeUndefined();
  const bomb = Buffer.from(whole);
  bomb.writeInt32LE(2_000_000_000, 18);
  expect(readBmp(bomb, most)).toBeUndefined();
  bomb.writeInt32LE(-2_147_483_648, 22);
  expect(readBmp(bomb, most)).toBeUndefined();
});
