import { expect, test } from 'vitest';
import type { ZipEntry } from '../../../../../platform/documents/archives/zip.ts';
import { archiveRefusal } from './judge-archive.ts';

const entry = (place: number, others: Partial<ZipEntry> = {}): ZipEntry => ({
  name: `${place}.tex`,
  bytes: 1_000,
  packedBytes: 70,
  method: 8,
  start: place * 100,
  headBytes: 30,
  isEncrypted: false,
  isFolder: false,
  isSpecial: false,
  isRegular: true,
  ...others,
});

test('files that lie one behind the other are an archive', () => {
  expect(archiveRefusal([entry(0), entry(1), entry(2)], 300)).toBeUndefined();
});

test.each<[string, Partial<ZipEntry>, string]>([
  ['that is locked', { isEncrypted: true }, 'locked'],
  ['that leads out of it', { name: '../a' }, 'archivePaths'],
  ['that is a link', { isSpecial: true }, 'archivePaths'],
  ['that is called like another one', { name: '0.TEX' }, 'archivePaths'],
  ['that is packed in a way that programs differ on', { method: 12 }, 'damaged'],
  ['that grows out of proportion', { bytes: 100_000_000 }, 'bomb'],
  ['that is larger than all may be', { bytes: 600_000_000, packedBytes: 590_000_000 }, 'bomb'],
  ['that shares the bytes of another one', { start: 50 }, 'bomb'],
  ['that runs into the list of contents', { packedBytes: 400 }, 'bomb'],
  ['with much hidden before it', { start: 200_000 }, 'twoFilesInOne'],
])('an archive with a file %s is refused', (_, others, reason) => {
  const directory = (others.start ?? 0) > 1_000 ? 200_100 : 200;
  const end = others.packedBytes && others.packedBytes > 1_000 ? others.packedBytes + 200 : directory;
  expect(archiveRefusal([entry(0), entry(1, others)], end)).toBe(reason);
});

test('an archive that begins with something else is refused', () => {
  expect(archiveRefusal([entry(1)], 200)).toBe('twoFilesInOne');
});

test('an archive without files, or with very many, is refused', () => {
  expect(archiveRefusal([], 0)).toBe('damaged');
  expect(
    archiveRefusal(
      Array.from({ length: 6_000 }, (_, place) => entry(place)),
      600_000,
    ),
  ).toBe('tooManyFiles');
});
