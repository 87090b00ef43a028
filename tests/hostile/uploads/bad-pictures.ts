import { craftedZip } from './crafted-zip.ts';
import { pngOf, pngText } from './good-files.ts';
import type { Chance, HostileUpload } from './hostile-upload.ts';

const jpegOf = (width: number, height: number, comment = ''): Buffer => {
  const frame = Buffer.from('ffc0001108000000000301220002110103110100', 'hex');
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  const note = Buffer.alloc(4);
  note.writeUInt16BE(0xfffe, 0);
  note.writeUInt16BE(comment.length + 2, 2);
  return Buffer.concat([
    Buffer.from('ffd8', 'hex'),
    note,
    Buffer.from(comment),
    frame,
    Buffer.from('ffda', 'hex'),
    Buffer.alloc(500),
    Buffer.from('ffd9', 'hex'),
  ]);
};

const tiffOf = (width: number, height: number, next = 0): Buffer => {
  const picture = Buffer.alloc(8 + 2 + 24 + 4 + 200);
  picture.write('II*\0', 'latin1');
  picture.writeUInt32LE(8, 4);
  picture.writeUInt16LE(2, 8);
  for (const [place, tag, value] of [
    [10, 256, width],
    [22, 257, height],
  ] as const) {
    picture.writeUInt16LE(tag, place);
    picture.writeUInt16LE(4, place + 2);
    picture.writeUInt32LE(1, place + 4);
    picture.writeUInt32LE(value, place + 8);
  }
  picture.writeUInt32LE(next, 34);
  return picture;
};

const webpOf = (width: number, height: number): Buffer => {
  const picture = Buffer.alloc(200);
  picture.write('RIFF', 0);
  picture.writeUInt32LE(192, 4);
  picture.write('WEBPVP8X', 8);
  picture.writeUInt32LE(10, 16);
  picture.writeUIntLE(width - 1, 24, 3);
  picture.writeUIntLE(height - 1, 27, 3);
  return picture;
};

const archive = craftedZip([{ name: 'evil.exe', content: Buffer.from('x') }]);
const page = '<html><script>alert(1)</script></html>';
const side = (chance: Chance): number => 12_000 + chance.below(50_000);

const pictures: readonly [harm: string, ending: string, content: (chance: Chance) => Buffer][] = [
  ['far too many points', 'png', (chance) => pngOf(side(chance), side(chance))],
  ['far too many points', 'png', () => pngOf(2 ** 31 - 1, 2 ** 31 - 1)],
  ['far too many points', 'jpg', (chance) => jpegOf(side(chance), side(chance))],
  ['far too many points', 'tif', (chance) => tiffOf(side(chance) * 100, side(chance) * 100)],
  ['far too many points', 'webp', (chance) => webpOf(side(chance), side(chance))],
  ['no points', 'png', () => pngOf(0, 0)],
  ['no points', 'tif', () => tiffOf(0, 0)],
  ['pages in a circle', 'tif', () => tiffOf(10, 10, 8)],
  ['a page that is nowhere', 'tif', () => tiffOf(10, 10, 900_000)],
  ['a web page in a comment', 'png', () => pngOf(10, 10, pngText(page))],
  ['a web page in a comment', 'jpg', () => jpegOf(10, 10, page)],
  ['a PHP program in a comment', 'png', () => pngOf(10, 10, pngText('<?php system($_GET[0]); ?>'))],
  ['an archive behind it', 'png', () => Buffer.concat([pngOf(10, 10), archive])],
  ['an archive behind it', 'jpg', () => Buffer.concat([jpegOf(10, 10), archive])],
  ['an archive behind it', 'webp', () => Buffer.concat([webpOf(10, 10), archive])],
  ['something behind it', 'png', (chance) => Buffer.concat([pngOf(10, 10), chance.bytes(1 + chance.below(3_000))])],
  ['something behind it', 'webp', (chance) => Buffer.concat([webpOf(10, 10), chance.bytes(10 + chance.below(3_000))])],
  ['cut off', 'png', () => pngOf(200, 200).subarray(0, 60)],
  ['only its first letters', 'png', () => Buffer.from('89504e470d0a1a0a', 'hex')],
  ['only its first letters', 'jpg', () => Buffer.from('ffd8ffe0', 'hex')],
  ['a drawing', 'svg', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a drawing with a script', 'svg', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ['a GIF', 'gif', () => Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(50)])],
];

export function badPicture(chance: Chance): HostileUpload {
  const [harm, ending, content] = chance.pick(pictures);
  const made = content(chance);
  return {
    harm: `a ${ending} with ${harm}`,
    name: `figure.${ending}`,
    role: chance.pick(['figure', 'supplement']),
    content: () => made,
    isRefused: true,
  };
}
