import { deflateSync } from 'node:zlib';
import { craftedZip } from './crafted-zip.ts';
import { pdfOf, plainObjects, pngOf, streamOf } from './good-files.ts';
import type { Chance, HostileUpload } from './hostile-upload.ts';

/** Some letters of a name as their numbers: `/J#61vaScript`. */
const written = (name: string, chance: Chance): string =>
  [...name].map((letter) => (chance.below(3) === 0 ? `#${letter.charCodeAt(0).toString(16)}` : letter)).join('');

const withObject = (object: string | Buffer): Buffer => pdfOf([...plainObjects, object]);
const packed = (content: Buffer, dictionary = '/Filter /FlateDecode'): Buffer =>
  withObject(streamOf(`/Type /ObjStm /N 1 /First 4 ${dictionary}`, content));

const actions: readonly string[] = ['JavaScript', 'Launch', 'RichMedia', 'ImportData', 'Movie', 'Rendition'];
const script = (chance: Chance): string => `<< /S /${written('JavaScript', chance)} /JS (app.alert(1)) >>`;

const pdfs: readonly [harm: string, content: (chance: Chance) => Buffer][] = [
  ['an action', (chance) => withObject(`<< /Type /Action /S /${chance.pick(actions)} /JS (x) /F (cmd.exe) >>`)],
  [
    'an action whose name is hidden',
    (chance) => withObject(`<< /Type /Action /S /${written(chance.pick(actions), chance)} >>`),
  ],
  [
    'a script at opening',
    (chance) => pdfOf([`<< /Type /Catalog /Pages 2 0 R /OpenAction ${script(chance)} >>`, ...plainObjects.slice(1)]),
  ],
  ['a script among packed objects', (chance) => packed(deflateSync(Buffer.from(`5 0 ${script(chance)}`)))],
  ['a script in the list of names', () => withObject('<< /Names << /JavaScript 6 0 R >> >>')],
  ['an attachment', (chance) => withObject(streamOf('/Type /EmbeddedFile', chance.bytes(100)))],
  ['a list of attachments', () => withObject('<< /EmbeddedFiles 7 0 R >>')],
  ['a form with a program', () => withObject('<< /AcroForm << /XFA [ (template) 8 0 R ] >> >>')],
  ['a lock', () => pdfOf(plainObjects, '/Encrypt 9 0 R')],
  ['a lock in place', () => pdfOf(plainObjects, '/Encrypt << /Filter /Standard /V 2 >>')],
  ['packed objects that grow', () => packed(deflateSync(Buffer.alloc(40 * 1_048_576)))],
  [
    'objects packed in an odd way',
    (chance) =>
      packed(
        Buffer.from('2b>'),
        `/Filter ${chance.pick(['/ASCIIHexDecode', '/LZWDecode', '[/ASCII85Decode /FlateDecode]', '/RunLengthDecode'])}`,
      ),
  ],
  ['packed objects that are broken', (chance) => packed(chance.bytes(50))],
  [
    'a web page at its beginning',
    () => Buffer.concat([Buffer.from('%PDF-1.4\n<html><script>alert(1)</script>'), pdfOf(plainObjects)]),
  ],
  [
    'an archive at its end',
    () => Buffer.concat([pdfOf(plainObjects), craftedZip([{ name: 'evil.exe', content: Buffer.from('x') }])]),
  ],
  ['something before its beginning', (chance) => Buffer.concat([chance.bytes(20), pdfOf(plainObjects)])],
  [
    'no end',
    (chance) => {
      const whole = pdfOf(plainObjects);
      return whole.subarray(0, whole.length - 8 - chance.below(300));
    },
  ],
  ['a picture', () => pngOf(10, 10)],
];

export function badPdf(chance: Chance): HostileUpload {
  const [harm, content] = chance.pick(pdfs);
  const made = content(chance);
  return {
    harm: `a PDF with ${harm}`,
    name: 'paper.pdf',
    role: chance.pick(['manuscript', 'letter', 'figure']),
    content: () => made,
    isRefused: true,
  };
}

/** As large as a submission may be, with what is bad in it at the very end. */
export const largePdf = (): HostileUpload => ({
  harm: 'a script behind 400 MB of nothing',
  name: 'large.pdf',
  role: 'manuscript',
  after: 400 * 1_048_576,
  content: () => withObject('<< /S /JavaScript /JS (x) >>'),
  isRefused: true,
});
