import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inflateSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { chineseShapes, englishShapes } from '../../../../../../tests/reading/docx-shapes.ts';
import type { Paper } from '../../../../../../tests/reading/paper.ts';
import { samplePapers } from '../../../../../../tests/reading/sample-papers.ts';
import { makePdf } from '../../../../../../tests/support/media-samples.ts';
import { zipOf } from '../../../../../../tests/support/zip.ts';
import { createMediaTools } from '../../../../../platform/adapters/media/media-tools.ts';
import { openZip, readEntry } from '../../../../../platform/documents/archives/zip.ts';
import { bytesSource } from '../../../../../platform/documents/byte-sources.ts';
import { readDocx } from '../../../../../platform/documents/docx/read-docx.ts';
import type { AuthorMarks } from '../../domain/author-marks.ts';
import { createAnonymiser } from './anonymiser.ts';

const folder = mkdtempSync(join(tmpdir(), 'imprint-anonymous-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const run = promisify(execFile);
const anonymiser = createAnonymiser(createMediaTools());

async function copyOf(content: Buffer, type: 'docx' | 'pdf', marks: AuthorMarks) {
  const [path, target] = [join(folder, `given.${type}`), join(folder, `copy.${type}`)];
  writeFileSync(path, content);
  const made = await anonymiser.copy({ path, type, target }, marks, AbortSignal.timeout(60_000));
  if (!made.ok) throw new Error(made.failure.reason);
  return { ...made.value, content: readFileSync(target) };
}

const marksOf = ({ authors, affiliations }: Paper): AuthorMarks => ({
  names: [...(authors.en ?? []), ...(authors.zh ?? [])],
  affiliations,
  addresses: ['exa@example.org', '0000-0002-1825-0097'],
});

/** What anybody could search a file for, letters only. */
const searched = ({ names, affiliations, addresses }: AuthorMarks) =>
  [...names, ...affiliations, ...addresses].map(lettersOf);
const lettersOf = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

async function partsOf(docx: Buffer): Promise<Map<string, string>> {
  const zip = await openZip(bytesSource(docx), 1_000);
  if (!zip.ok) throw new Error(zip.failure);
  const parts = new Map<string, string>();
  for (const { name } of zip.value.entries) {
    const bytes = await readEntry(zip.value, name, 10_000_000);
    parts.set(name, String(bytes.ok ? bytes.value : ''));
  }
  return parts;
}

/** Everything of a Word document: its names, its XML as it is written, and its text without tags between the letters. */
async function allOf(docx: Buffer): Promise<string> {
  return [...(await partsOf(docx))]
    .map(([name, text]) => `${name} ${text} ${text.replaceAll(/<[^>]*>/g, '')}`)
    .join(' ');
}

const word = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

/** The same document as Word leaves it on somebody's machine: with properties, people, comments, changes and a head of each page. */
async function lived(docx: Buffer, { names, affiliations, addresses }: AuthorMarks): Promise<Buffer> {
  const [name = '', other = name] = names;
  const parts = await partsOf(docx);
  const by = `w:author="${name}" w:initials="EM" w:date="2026-01-02T03:04:05Z"`;
  const more: Record<string, string> = {
    'docProps/core.xml': `<c><creator>${name}</creator><lastModifiedBy>${other}</lastModifiedBy></c>`,
    'docProps/app.xml': `<Properties><Company>${affiliations[0]}</Company><Manager>${name}</Manager></Properties>`,
    'docProps/custom.xml': `<Properties><property name="Owner">${name}</property></Properties>`,
    'docProps/thumbnail.jpeg': name,
    'customXml/item1.xml': `<x>${name}</x>`,
    'word/people.xml': `<w15:people><w15:person w15:author="${name}"/></w15:people>`,
    'word/comments.xml': `<w:comments ${word}><w:comment w:id="1" ${by}><w:p><w:r><w:t>${other}, please check</w:t></w:r></w:p></w:comment></w:comments>`,
    'word/header1.xml': `<w:hdr ${word}><w:p><w:r><w:t>${name} et al.</w:t></w:r></w:p></w:hdr>`,
    'word/settings.xml': `<w:settings ${word}><w:rsids><w:rsid w:val="00AB12CD"/></w:rsids><w:attachedTemplate r:id="rId1"/></w:settings>`,
    'word/_rels/settings.xml.rels': `<Relationships><Relationship Id="rId1" Type="x/attachedTemplate" Target="file:///C:/Users/${name}/paper.dotx"/></Relationships>`,
    'word/_rels/document.xml.rels': `<Relationships><Relationship Id="rId9" Type="x/hyperlink" Target="mailto:${addresses[0]}" TargetMode="External"/></Relationships>`,
    'word/media/image1.png': `\x89PNG\r\n\x1a\n`,
  };
  for (const [path, content] of Object.entries(more)) parts.set(path, content);
  const end = `<w:p w:rsidR="00AB12CD"><w:ins ${by}><w:r><w:t>A last sentence of the text.</w:t></w:r></w:ins></w:p>
    <w:p><w:r><w:t>Acknowledgements</w:t></w:r></w:p><w:p><w:r><w:t>${name} thanks everybody at ${affiliations[0]}.</w:t></w:r></w:p>
    <w:p><w:del ${by}><w:r><w:delText>${other} 0000-0002-1825-0097</w:delText></w:r></w:del></w:p>`;
  parts.set('word/document.xml', String(parts.get('word/document.xml')).replace('<w:sectPr/>', end));
  return zipOf([...parts].map(([path, content]) => ({ name: path, content: Buffer.from(content) })));
}

const [english, chinese] = samplePapers as [Paper, Paper];
const people = [
  ['Exa A. Mple', 'Maria van der Sample', 'Sam Ple-Person'],
  ['Exa Mple'],
  ['Éxa Müster', 'Sam Plérson'],
  ['SHI Lijia', 'Sample, Maria', 'Ple O’Person'],
];
const documents = [
  ...people.flatMap((authors) =>
    Object.entries(englishShapes).map(([shape, write]) => ({
      shape,
      write,
      paper: { ...english, authors: { en: authors } },
    })),
  ),
  ...[['施例甲', '施例乙', '李例丙'], ['施例'], ['欧阳示例', '李例丙']].flatMap((authors) =>
    Object.entries(chineseShapes).map(([shape, write]) => ({
      shape,
      write,
      paper: { ...chinese, authors: { zh: authors, en: (chinese.authors.en ?? []).slice(0, authors.length) } },
    })),
  ),
];

test.each(documents.map((one, place) => ({ ...one, place })))(
  'document $place, $shape: a Word copy names nobody in its text, properties, people, comments and changes',
  async ({ write, paper }) => {
    const marks = marksOf(paper);
    const given = await lived(write(paper), marks);
    const copy = await copyOf(given, 'docx', marks);
    expect(copy.named).toEqual([]);
    const leaked = async (docx: Buffer) => {
      const everything = lettersOf(await allOf(docx));
      return searched(marks).filter((mark) => everything.includes(mark));
    };
    expect((await leaked(given)).length).toBeGreaterThan(marks.names.length / 2 + 1);
    expect(await leaked(copy.content)).toEqual([]);
    const names = [...(await partsOf(copy.content)).keys()];
    expect(names.filter((name) => /docProps|people|customXml/.test(name))).toEqual([]);
    // The work itself is there, and nothing of it is gone.
    const read = await readDocx(bytesSource(copy.content));
    const text = read.ok ? read.value.paragraphs.map((one) => one.text).join('\n') : '';
    for (const wanted of [...Object.values(paper.title), ...Object.values(paper.abstract)].slice(0, 1))
      expect(text).toContain(wanted);
    for (const { heading, paragraphs } of paper.sections)
      for (const one of [heading, ...paragraphs]) expect(text).toContain(one);
    expect(text).toContain('A last sentence of the text.');
  },
);

/** A PDF that says who wrote it everywhere but on its pages. */
function signedPdf(pages: readonly string[], name: string, place: string): Buffer {
  const xmp = `<x:xmpmeta><dc:creator>${name}</dc:creator></x:xmpmeta>`;
  const first = 4 + pages.length * 2;
  const written = makePdf(pages, {
    page: `/Resources << /Font << /F1 3 0 R >> >> /Contents 5 0 R /Annots [${first + 2} 0 R ${first + 3} 0 R] /Metadata ${first + 1} 0 R`,
    objects: [
      `<< /Author (${name}) /Title (by ${name}) /Company (${place}) /Producer (sample) >>`,
      `<< /Type /Metadata /Subtype /XML /Length ${xmp.length} >>\nstream\n${xmp}\nendstream`,
      `<< /Type /Annot /Subtype /Text /Rect [10 10 20 20] /T (${name}) /Contents (a note of ${name}) >>`,
      '<< /Type /Annot /Subtype /Link /Rect [72 700 200 720] /A << /S /URI /URI (mailto:exa@example.org) >> >>',
    ],
  }).toString('latin1');
  return Buffer.from(written.replace('/Root 1 0 R >>', `/Root 1 0 R /Info ${first} 0 R >>`), 'latin1');
}

/** The bytes of a PDF, and those of its packed streams. */
function unpacked(pdf: Buffer): string {
  const text = pdf.toString('latin1');
  const streams = [...text.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, packed = '']) => {
    try {
      return inflateSync(Buffer.from(packed, 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });
  return [text, ...streams].join('\n');
}

test.each(Array.from({ length: 8 }, (_, place) => place + documents.length))(
  'document %i: a PDF copy has the same text, and names nobody in properties, metadata, notes and links',
  async (place) => {
    const marks = marksOf({ ...english, authors: { en: [`Exa${place} Mple`] } });
    const given = signedPdf(
      [`Sample text ${place} of a manuscript.`],
      marks.names[0] ?? '',
      marks.affiliations[0] ?? '',
    );
    const copy = await copyOf(given, 'pdf', marks);
    expect(copy).toMatchObject({ named: [], hasText: true });
    writeFileSync(join(folder, 'look.pdf'), copy.content);
    const tool = async (name: string, ...words: string[]) => (await run(name, words)).stdout;
    const copyPath = join(folder, 'look.pdf');
    const said = [await tool('pdfinfo', copyPath), await tool('pdfinfo', '-meta', copyPath)];
    const text = await tool('pdftotext', copyPath, '-');
    expect(lettersOf(text)).toContain(`sampletext${place}ofamanuscript`);
    const everything = lettersOf([...said, text, unpacked(copy.content)].join(' '));
    expect(searched(marks).filter((mark) => everything.includes(mark))).toEqual([]);
    expect(lettersOf(unpacked(given))).toContain(lettersOf(marks.names[0] ?? ''));
  },
);

test('a PDF whose pages name an author or an affiliation is said to, in the words that the author gave', async () => {
  const marks = marksOf(english);
  const named = async (line: string) => (await copyOf(makePdf(['Sample text.', line]), 'pdf', marks)).named;
  expect(await named('MARIA VAN DER SAMPLE1,2')).toEqual(['Maria van der Sample']);
  expect(await named('E. A. Mple et al.')).toEqual(['Exa A. Mple']);
  expect(await named('Corresponding: exa@example.org')).toEqual(['exa@example.org']);
  expect(await named('Samples of the Sample Academy')).toEqual([english.affiliations[1]]);
  expect(await named('Nobody is named here.')).toEqual([]);
});

test('a page without letters is said to have none, as nobody can look through it', async () => {
  expect(await copyOf(makePdf(['']), 'pdf', marksOf(english))).toMatchObject({ hasText: false });
});
