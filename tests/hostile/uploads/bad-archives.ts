import { type CraftedEntry, craftedZip } from './crafted-zip.ts';
import { pdfOf, plainObjects, pngOf } from './good-files.ts';
import type { Chance, HostileUpload } from './hostile-upload.ts';

const megabyte = 1_048_576;
const part = (name: string, content: string | Buffer, others: Partial<CraftedEntry> = {}): CraftedEntry => ({
  name,
  content: Buffer.from(content as string),
  ...others,
});
const tex = part('main.tex', '\\documentclass{article}');
const paths = [
  ...[
    '../out.tex',
    'a/../../out.tex',
    '/tmp/out.tex',
    '..\\out.tex',
    'C:\\out.tex',
    'C:out.tex',
    'a\0.tex',
    'a/./b.tex',
    'a//b.tex',
    '..',
  ],
  ...['con', 'a/nul.tex', 'a\nb.tex', 'fdp.exe\u202egnp.tex', './x.tex', '~/../x', 'a/..'],
];
const programs = [
  'exe',
  'com',
  'scr',
  'bat',
  'cmd',
  'vbs',
  'hta',
  'lnk',
  'msi',
  'ps1',
  'jar',
  'dll',
  'docm',
  'xlsm',
  'doc',
  'html',
  'svg',
  'php',
  'url',
  'iso',
];

const archives: readonly [harm: string, content: (chance: Chance) => Buffer][] = [
  ['a bomb', (chance) => craftedZip([part('zeros.csv', Buffer.alloc((20 + chance.below(60)) * megabyte))])],
  [
    'a bomb of many files',
    () => craftedZip(Array.from({ length: 60 }, (_, n) => part(`${n}.csv`, Buffer.alloc(megabyte)))),
  ],
  [
    'a bomb in an archive',
    () => craftedZip([tex, part('data.zip', craftedZip([part('zeros', Buffer.alloc(30 * megabyte))]))]),
  ],
  [
    'an archive in an archive',
    (chance) => craftedZip([tex, part(chance.pick(['data.zip', 'data.bin', 'figure.png']), craftedZip([tex]))]),
  ],
  [
    'another archive in it',
    (chance) =>
      craftedZip([
        tex,
        part(
          'data.bin',
          Buffer.concat([
            Buffer.from(chance.pick(['1f8b0800', '526172211a0700', '377abcaf271c', 'fd377a585a00', '28b52ffd']), 'hex'),
            Buffer.alloc(200),
          ]),
        ),
      ]),
  ],
  [
    'files that share their bytes',
    (chance) =>
      craftedZip([
        part('0.csv', Buffer.alloc(megabyte, 65)),
        ...Array.from({ length: 2 + chance.below(80) }, (_, n) =>
          part(`${n + 1}.csv`, Buffer.alloc(megabyte, 65), { placeOf: 0, innerName: '0.csv' }),
        ),
      ]),
  ],
  ['too many files', () => craftedZip(Array.from({ length: 5_200 }, (_, n) => part(`${n}`, '', { method: 0 })))],
  ['a path that leads out', (chance) => craftedZip([tex, part(chance.pick(paths), 'x')])],
  ['a path that leads out', (chance) => craftedZip([part(chance.pick(paths), 'x'), tex])],
  [
    'the same file twice',
    (chance) => craftedZip([tex, part(chance.pick(['main.tex', 'MAIN.TEX', 'Main.tex']), 'other')]),
  ],
  [
    'a link',
    (chance) =>
      craftedZip([tex, part('link', '/etc/passwd', { mode: chance.pick([0o120777, 0o060666, 0o020666, 0o010666]) })]),
  ],
  ['a lock', (chance) => craftedZip([tex, part('secret.tex', 'x', { flags: chance.pick([1, 0x41]) })])],
  [
    'bytes before its beginning',
    (chance) => craftedZip([tex], { before: Buffer.concat([Buffer.from('PK\x03\x04'), chance.bytes(300)]) }),
  ],
  [
    'a program before its beginning',
    () => craftedZip([tex], { before: Buffer.concat([Buffer.from('MZ\x90\0', 'latin1'), Buffer.alloc(400)]) }),
  ],
  ['bytes behind its end', (chance) => craftedZip([tex], { after: chance.bytes(1 + chance.below(500)) })],
  ['a second end', () => craftedZip([tex], { comment: Buffer.concat([Buffer.from('PK\x05\x06'), Buffer.alloc(18)]) })],
  ['two archives behind each other', () => Buffer.concat([craftedZip([tex]), craftedZip([part('evil.exe', 'x')])])],
  ['two names of one file', () => craftedZip([part('main.tex', 'x', { innerName: 'evil.exe' })])],
  [
    'more than it announces',
    (chance) => craftedZip([tex, part('data.csv', Buffer.alloc((1 + chance.below(30)) * megabyte), { announced: 10 })]),
  ],
  ['less than it announces', () => craftedZip([tex, part('data.csv', 'x', { announced: 100_000 })])],
  [
    'a way of packing that few know',
    (chance) => craftedZip([tex, part('data.csv', 'x', { method: chance.pick([1, 6, 9, 12, 14, 93, 95, 98, 99]) })]),
  ],
  ['a wrong number of files', (chance) => craftedZip([tex], { count: chance.pick([0, 2, 500, 65_535]) })],
  ['a program by its name', (chance) => craftedZip([tex, part(`tools/setup.${chance.pick(programs)}`, 'x')])],
  [
    'a program by its bytes',
    (chance) =>
      craftedZip([
        tex,
        part(
          'data.csv',
          Buffer.concat([
            chance.pick([
              Buffer.from('MZ\x90\0', 'latin1'),
              Buffer.from('\x7fELF', 'latin1'),
              Buffer.from('cffaedfe', 'hex'),
            ]),
            Buffer.alloc(300),
          ]),
        ),
      ]),
  ],
  [
    'an old document in it',
    () =>
      craftedZip([tex, part('letter.bin', Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(300)]))]),
  ],
  [
    'a document with macros in it',
    () =>
      craftedZip([
        tex,
        part(
          'paper.docx',
          craftedZip([
            part('[Content_Types].xml', '<Types/>'),
            part('word/document.xml', '<x/>'),
            part('word/vbaProject.bin', 'x'),
          ]),
        ),
      ]),
  ],
  [
    'cut off',
    (chance) => {
      const whole = craftedZip([tex, part('figure.png', pngOf(50, 50))]);
      return whole.subarray(0, 10 + chance.below(whole.length - 12));
    },
  ],
  ['only its end', () => craftedZip([])],
  [
    'a PDF in its comment',
    () => craftedZip([tex], { comment: pdfOf(plainObjects), before: Buffer.from('%PDF-1.7\n') }),
  ],
  [
    'a large hole',
    (chance) => {
      const one = craftedZip([tex]);
      return Buffer.concat([Buffer.from('PK\x03\x04'), chance.bytes(100_000), one]);
    },
  ],
];

export function badArchive(chance: Chance): HostileUpload {
  const [harm, content] = chance.pick(archives);
  const made = content(chance);
  return {
    harm: `an archive: ${harm}`,
    name: 'source.zip',
    role: chance.pick(['manuscript', 'supplement']),
    content: () => made,
    isRefused: true,
  };
}
