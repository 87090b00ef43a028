import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { type Header, pack } from 'tar-stream';
import { zipOf } from '../support/zip.ts';
import { type CraftedEntry, craftedZip } from './uploads/crafted-zip.ts';

/** An archive that someone made to do harm, under a name whose ending says what it is. */
export interface HostileArchive {
  readonly name: string;
  readonly content: () => Buffer | Promise<Buffer>;
  /** It must not be opened at all; others may be, without what is bad in them. */
  readonly refused: boolean;
}

const zeros = 40 * 1024 ** 2;
const small = Buffer.from('x');

type TarEntry = Partial<Header> & { readonly name: string; readonly content?: Buffer };

async function tarOf(entries: readonly TarEntry[]): Promise<Buffer> {
  const tar = pack();
  for (const { content, ...header } of entries) tar.entry(header, content ?? Buffer.alloc(0));
  tar.finalize();
  return Buffer.concat(await Array.fromAsync(tar as AsyncIterable<Buffer>));
}

const zip = (name: string, refused: boolean, ...entries: Parameters<typeof zipOf>[0]): HostileArchive => ({
  name: `${name}.zip`,
  content: () => zipOf(entries),
  refused,
});

const tar = (name: string, refused: boolean, ...entries: TarEntry[]): HostileArchive => ({
  name: `${name}.tar.gz`,
  content: async () => gzipSync(await tarOf(entries)),
  refused,
});

const crafted = (name: string, refused: boolean, ...entries: CraftedEntry[]): HostileArchive => ({
  name: `${name}.zip`,
  content: () => craftedZip(entries),
  refused,
});

/** Bytes that do not shrink, once in the archive and in all of its files. */
const sharing = (files: number): CraftedEntry[] => {
  const content = randomBytes(200_000);
  return Array.from({ length: files }, (_, n) => ({
    name: `${n}.bin`,
    content,
    method: 0,
    ...(n > 0 && { placeOf: 0, innerName: '0.bin' }),
  }));
};

const pathsOut = ['../out.txt', 'a/../../out.txt', '/tmp/imprint-hostile-out.txt', '..\\out.txt', 'C:\\out.txt'];

/** Bombs, ways out of the folder, links, and archives that are broken or lie. */
export const archiveFiles: readonly HostileArchive[] = [
  { ...zip('bomb', true), content: () => zipOf([{ name: 'zeros', content: Buffer.alloc(zeros) }]) },
  {
    ...tar('bomb', true),
    content: async () => gzipSync(await tarOf([{ name: 'zeros', content: Buffer.alloc(zeros) }])),
  },
  {
    ...zip('bomb of many files', true),
    content: () => zipOf(Array.from({ length: 40 }, (_, n) => ({ name: `${n}`, content: Buffer.alloc(1024 ** 2) }))),
  },
  {
    ...zip('bomb in a bomb', false),
    content: () => zipOf([{ name: 'inner.zip', content: zipOf([{ name: 'zeros', content: Buffer.alloc(zeros) }]) }]),
  },
  crafted('bomb of files that share their bytes', true, ...sharing(200)),
  crafted('few files that share their bytes', false, ...sharing(3)),
  crafted('lock', true, { name: 'a.xml', content: small, flags: 1 }),
  crafted('two names of one file', false, { name: 'a.xml', content: small, innerName: '../out.txt' }),
  crafted(
    'link to a folder, then a file in it',
    false,
    { name: 'd', content: Buffer.from('/tmp'), mode: 0o120777 },
    { name: 'd/imprint-hostile-out.txt', content: small },
  ),
  crafted('file that is a folder too', true, { name: 'a', content: small }, { name: 'a/b', content: small }),
  ...pathsOut.map((path, place) => zip(`way out ${place + 1}`, true, { name: path, content: small })),
  ...pathsOut.map((path, place) => tar(`way out ${place + 1}`, true, { name: path, content: small })),
  zip('name of many characters', true, { name: 'a'.repeat(5_000), content: small }),
  zip('name with NUL', true, { name: 'a\0.xml', content: small }),
  zip('larger than it says', true, { name: 'a', content: Buffer.alloc(100_000), announced: 10 }),
  zip('link', false, { name: 'passwd', content: Buffer.from('/etc/passwd'), mode: 0o120777 }),
  zip('device', false, { name: 'device', content: small, mode: 0o060666 }),
  tar('symbolic link', false, { name: 'passwd', type: 'symlink', linkname: '/etc/passwd' }),
  tar('hard link', false, { name: 'passwd', type: 'link', linkname: '/etc/passwd' }),
  tar(
    'link to a folder, then a file in it',
    false,
    { name: 'd', type: 'symlink', linkname: '/tmp' },
    { name: 'd/imprint-hostile-out.txt', content: small },
  ),
  tar('way out in a long name', true, { name: `${'a/'.repeat(60)}${'../'.repeat(70)}out.txt`, content: small }),
  tar('device', false, { name: 'zero', type: 'character-device', devmajor: 1, devminor: 5 }),
  tar('pipe', false, { name: 'pipe', type: 'fifo' }),
  tar('file that is a folder too', true, { name: 'a', content: small }, { name: 'a/b', content: small }),
  tar('the same file twice', false, { name: 'a', content: small }, { name: 'a', content: Buffer.from('y') }),
  {
    name: 'cut off.zip',
    content: () => zipOf([{ name: 'a', content: Buffer.alloc(1_000) }]).subarray(0, 60),
    refused: true,
  },
  {
    name: 'cut off.tar.gz',
    content: async () => gzipSync(await tarOf([{ name: 'a', content: small }])).subarray(0, 30),
    refused: true,
  },
  { name: 'not a zip.zip', content: () => Buffer.from('not a zip'), refused: true },
  { name: 'not compressed.tar.gz', content: () => Buffer.from('not compressed'), refused: true },
  { name: 'empty.zip', content: () => Buffer.alloc(0), refused: true },
];
