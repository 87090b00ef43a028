import { badArchive } from './bad-archives.ts';
import { badDocument } from './bad-documents.ts';
import { badName } from './bad-names.ts';
import { badPdf, largePdf } from './bad-pdfs.ts';
import { badPicture } from './bad-pictures.ts';
import { badText, eicar } from './bad-texts.ts';
import { craftedZip } from './crafted-zip.ts';
import { disguised } from './disguised.ts';
import { type GoodFile, goodFiles } from './good-files.ts';
import { type Chance, chanceOf, type HostileUpload } from './hostile-upload.ts';

/** A good file with some bytes changed, left out or doubled. What comes of it may be taken, if it is taken for what it is. */
function damaged(chance: Chance, { name, role, content }: GoodFile): HostileUpload {
  const start = chance.below(content.length);
  const length = 1 + chance.below(Math.min(200, content.length));
  const harm = chance.pick(['changed', 'left out', 'doubled', 'cut off'] as const);
  const before = content.subarray(0, start);
  const after = content.subarray(start + length);
  const made = {
    changed: () => Buffer.concat([before, chance.bytes(Math.min(length, content.length - start)), after]),
    'left out': () => Buffer.concat([before, after]),
    doubled: () => Buffer.concat([before, content.subarray(start, start + length), content.subarray(start)]),
    'cut off': () => before,
  }[harm]();
  return { harm: `${name} with bytes ${harm}`, name, role, content: () => made, isRefused: false };
}

const scanned = (): readonly HostileUpload[] => {
  const virus = Buffer.from(eicar);
  const inArchive = craftedZip([{ name: 'notes.txt', content: virus }]);
  const one = (name: string, role: HostileUpload['role'], content: Buffer): HostileUpload => ({
    harm: `the test virus as ${name}`,
    name,
    role,
    content: () => content,
    isRefused: false,
    needsScanner: true,
  });
  return [
    one('notes.txt', 'letter', virus),
    one('data.csv', 'supplement', virus),
    one('source.zip', 'manuscript', inArchive),
  ];
};

/** So many hostile files, the same for the same seed. */
export async function hostileUploads(count: number, seed: number): Promise<readonly HostileUpload[]> {
  const chance = chanceOf(seed);
  const good = await goodFiles();
  const families = [
    disguised,
    badArchive,
    badDocument,
    badPdf,
    badPicture,
    badText,
    badName,
    badArchive,
    badDocument,
    (by: Chance) => damaged(by, by.pick(good)),
  ];
  const fixed = [...scanned(), largePdf()].slice(0, count);
  const others = Array.from({ length: count - fixed.length }, (_, place) =>
    (families[place % families.length] as (typeof families)[number])(chance),
  );
  return [...fixed, ...others];
}
