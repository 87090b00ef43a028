import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import type { FileFacts } from '../../../src/features/editorial/submissions/formats/judging/judge-file.ts';
import { docxOf } from '../../reading/docx-writer.ts';
import { craftedZip } from './crafted-zip.ts';

export interface GoodFile extends FileFacts {
  readonly content: Buffer;
}

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crc32(body), body.length + 4);
  return out;
};

/** A PNG that says it has so many points, whatever is in it. */
export function pngOf(width: number, height: number, ...others: readonly Buffer[]): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0, 0, 0, 0], 8);
  const points = deflateSync(Buffer.alloc(Math.min(width + 1, 2_000) * Math.min(height, 200)));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    ...others,
    chunk('IDAT', points),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

export const pngText = (text: string): Buffer => chunk('tEXt', Buffer.from(`Comment\0${text}`));

/** A PDF of these objects, by their numbers from 1. */
export function pdfOf(objects: readonly (string | Buffer)[], trailer = ''): Buffer {
  const pieces = [Buffer.from('%PDF-1.7\n%âãÏÓ\n', 'latin1')];
  const places: number[] = [];
  let place = pieces[0]?.length ?? 0;
  objects.forEach((object, index) => {
    const piece = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`),
      Buffer.from(object as string, 'latin1'),
      Buffer.from('\nendobj\n'),
    ]);
    places.push(place);
    place += piece.length;
    pieces.push(piece);
  });
  const rows = places.map((one) => `${String(one).padStart(10, '0')} 00000 n \n`).join('');
  const end = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${place}\n%%EOF\n`;
  return Buffer.concat([...pieces, Buffer.from(end)]);
}

export const streamOf = (dictionary: string, bytes: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`<< ${dictionary} /Length ${bytes.length} >>\nstream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ]);

export const plainObjects: readonly (string | Buffer)[] = [
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 300] /Contents 4 0 R >>',
  streamOf('', Buffer.from('BT /F1 12 Tf (Sample) Tj ET')),
];

const box = (type: string, content: Buffer): Buffer => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length + 8, 0);
  head.write(type, 4);
  return Buffer.concat([head, content]);
};
export const filmOf = (brand: string): Buffer =>
  Buffer.concat([
    box('ftyp', Buffer.from(`${brand}\0\0\0\0${brand}`)),
    box('moov', Buffer.alloc(64)),
    box('mdat', Buffer.alloc(2_000, 7)),
  ]);

const text = (content: string): Buffer => Buffer.from(content);

/** The beginning of a sound in each form, and silence behind it. */
function goodSounds(): readonly GoodFile[] {
  const silence = Buffer.alloc(2_000);
  const wave = Buffer.concat([
    text('RIFF\0\0\0\0WAVEfmt '),
    Buffer.from('10000000010001002256000022560000010008', 'hex'),
  ]);
  wave.writeUInt32LE(wave.length + silence.length - 8, 4);
  const frame = Buffer.concat([Buffer.from('fffb9000', 'hex'), Buffer.alloc(413)]);
  const ogg = Buffer.concat([text('OggS'), Buffer.alloc(22), Buffer.from([1, 19]), text('OpusHead'), Buffer.alloc(11)]);
  const begun: Readonly<Record<string, Buffer>> = {
    mp3: Buffer.concat([frame, frame, frame]),
    wav: wave,
    ogg,
    flac: Buffer.concat([text('fLaC'), Buffer.from('80000022', 'hex'), Buffer.alloc(34)]),
  };
  return [
    { name: 'sound.m4a', role: 'publication', content: filmOf('M4A ') },
    ...Object.entries(begun).map(([ending, beginning]) => ({
      name: `sound.${ending}`,
      role: 'publication' as const,
      content: Buffer.concat([beginning, silence]),
    })),
  ];
}

export const article =
  '<?xml version="1.0"?><!DOCTYPE article PUBLIC "-//NLM//DTD JATS//EN" "JATS.dtd"><article><front><article-meta/></front></article>';

export const documentParts = (main: string, type: string): readonly { name: string; content: Buffer }[] => [
  {
    name: '[Content_Types].xml',
    content: text(`<Types><Override PartName="/${main}" ContentType="${type}"/></Types>`),
  },
  { name: '_rels/.rels', content: text('<Relationships/>') },
  { name: main, content: text('<x:document xmlns:x="sample"><x:body/></x:document>') },
];

/** One file of each type that is taken, to show that the rules refuse no honest one. */
export async function goodFiles(): Promise<readonly GoodFile[]> {
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#336699' } });
  const odt = craftedZip([
    { name: 'mimetype', content: text('application/vnd.oasis.opendocument.text'), method: 0 },
    { name: 'content.xml', content: text('<office:document-content xmlns:office="sample"/>') },
    { name: 'META-INF/manifest.xml', content: text('<manifest:manifest xmlns:manifest="sample"/>') },
  ]);
  return [
    { name: '稿件 final.pdf', role: 'manuscript', content: pdfOf(plainObjects) },
    { name: 'paper.docx', role: 'manuscript', content: docxOf([{ runs: [{ text: 'Sample' }] }]) },
    { name: 'paper.odt', role: 'manuscript', content: odt },
    {
      name: 'paper.html',
      role: 'publication',
      content: text(
        '<!DOCTYPE html>\n<html lang="en"><head><title>Sample</title></head><body><p>Sample</p></body></html>',
      ),
    },
    {
      name: 'book.epub',
      role: 'publication',
      content: craftedZip([
        { name: 'mimetype', content: text('application/epub+zip'), method: 0 },
        { name: 'META-INF/container.xml', content: text('<container/>') },
      ]),
    },
    {
      name: 'paper.tex',
      role: 'manuscript',
      content: text('\\documentclass{article}\\begin{document}Sample\\end{document}'),
    },
    { name: 'article.xml', role: 'manuscript', content: text(article) },
    {
      name: 'source.zip',
      role: 'manuscript',
      content: craftedZip([
        { name: 'paper/', content: text(''), method: 0 },
        { name: 'paper/main.tex', content: text('\\documentclass{article}') },
        { name: 'paper/figure.png', content: pngOf(20, 20) },
      ]),
    },
    { name: 'figure.png', role: 'figure', content: await picture.clone().png().toBuffer() },
    { name: 'figure.jpg', role: 'figure', content: await picture.clone().jpeg().toBuffer() },
    { name: 'figure.webp', role: 'figure', content: await picture.clone().webp().toBuffer() },
    { name: 'figure.tif', role: 'figure', content: await picture.clone().tiff().toBuffer() },
    { name: 'data.csv', role: 'supplement', content: text('name,value\n-1.5,=A1\nMZ,2\n') },
    {
      name: 'data.xlsx',
      role: 'supplement',
      content: craftedZip(
        documentParts('xl/workbook.xml', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml'),
      ),
    },
    { name: 'notes.txt', role: 'letter', content: text('Dear editor, this is sample text. 您好。') },
    { name: 'film.mp4', role: 'video', content: filmOf('isom') },
    { name: 'film.mov', role: 'video', content: filmOf('qt  ') },
    {
      name: 'film.webm',
      role: 'video',
      content: Buffer.concat([
        Buffer.from(
          '1a45dfa3a34286810142f7810142f2810442f381084282847765626d42878104428581021853806701ffffffffffffff',
          'hex',
        ),
        Buffer.alloc(500, 3),
      ]),
    },
    ...goodSounds(),
    { name: 'captions.vtt', role: 'captions', content: text('WEBVTT\n\n00:00.000 --> 00:02.000\n<v Speaker>Sample\n') },
    { name: 'captions.srt', role: 'captions', content: text('1\n00:00:00,000 --> 00:00:02,000\nSample\n') },
  ];
}
