import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync, inflateSync } from 'node:zlib';
import { weasyPrintFolder } from '../../../ops/native/settings.ts';
import { readyPaper } from '../../../src/features/discovery/records/pdf/set-paper.ts';
import { createMediaTools } from '../../../src/platform/adapters/media/media-tools.ts';
import { cutPicture } from '../../../src/platform/adapters/media/picture-process.ts';
import { createTypesetter } from '../../../src/platform/adapters/media/typesetter.ts';
import { isLanguage } from '../../../src/platform/kernel/language.ts';
import type { WorkRecord } from '../../../src/platform/kernel/work-record.ts';
import { pdfWords } from '../../../src/processes/record-words.ts';
import type { Finding, Standard, WritingContext, WrittenDocument } from '../standard.ts';
import { javaProgram } from '../tools/java.ts';
import { linesOf } from '../tools/xmllint.ts';

async function pdfOf(record: WorkRecord, { origin, bytes }: WritingContext): Promise<Buffer | undefined> {
  const body = record.body === null ? '' : (await bytes(record.site, record.body)).toString();
  if (body === '') return undefined;
  const words = pdfWords(isLanguage(record.language) ? record.language : 'en');
  const paper = readyPaper(
    record,
    body,
    { origin, words, citation: record.doi ?? '' },
    {
      typesetter: createTypesetter(weasyPrintFolder()),
      tools: createMediaTools(),
      cutPicture,
      picture: (sha256) => bytes(record.site, sha256),
    },
  );
  const folder = await mkdtemp(join(tmpdir(), 'imprint-pdf-'));
  try {
    const made = await paper.set(folder, new AbortController().signal);
    if (!made.ok) throw new Error(`${record.site}/${record.id}: ${made.failure.reason}`);
    return await readFile(made.value);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Every paper with a text as the PDF that the portal would make of it. */
export const pdf: Standard = {
  name: 'PDF/UA-1',
  validator: 'veraPDF 1.30.2, profile PDF/UA-1',
  missing: () => (existsSync(weasyPrintFolder()) ? undefined : 'WeasyPrint is not installed'),
  isSlow: true,
  write: async (records, context) => {
    const written: WrittenDocument[] = [];
    for (const record of records) {
      if (record.kind !== 'article' || record.status !== 'published') continue;
      const content = await pdfOf(record, context);
      if (content) written.push({ name: `pdf ${record.site}/${record.id}`, content });
    }
    return written;
  },
  judge: veraPdf,
  spoil: ({ name, content }) => ({ name, content: unmarked(Buffer.from(content)) }),
};

/** The same document, but it no longer says that it is tagged. */
function unmarked(content: Buffer): Buffer {
  const streams = /(stream\r?\n)(.*?)(\r?\nendstream)/gs;
  const text = content.toString('latin1').replaceAll(streams, (whole, head: string, data: string, tail: string) => {
    const plain = inflated(data);
    const mark = /\/MarkInfo\s*<<[^>]*>>/.exec(plain)?.[0];
    if (!mark) return whole;
    const packed = deflateSync(Buffer.from(plain.replace(mark, ' '.repeat(mark.length)), 'latin1'), { level: 9 });
    return head + packed.toString('latin1').padEnd(data.length, '\0') + tail;
  });
  return Buffer.from(text, 'latin1');
}

function inflated(data: string): string {
  try {
    return inflateSync(Buffer.from(data, 'latin1')).toString('latin1');
  } catch {
    return '';
  }
}

async function veraPdf(documents: readonly WrittenDocument[]): Promise<Finding[]> {
  const place = await mkdtemp(join(tmpdir(), 'imprint-verapdf-'));
  try {
    const names = new Map<string, string>();
    for (const [at, { name, content }] of documents.entries()) {
      const file = join(place, `${at}.pdf`);
      names.set(file, name);
      await writeFile(file, content);
    }
    const program = join(javaProgram('org.verapdf.apps:cli:1.30.2'), 'lib', '*');
    const words = ['--flavour', 'ua1', '--format', 'text', '--verbose', ...names.keys()];
    const said = await linesOf('java', ['-cp', program, 'org.verapdf.apps.GreenfieldCliWrapper', ...words]);
    // A line for each document, and behind one that fails a line for each rule.
    const judged = said.flatMap((line) => /^(PASS|FAIL) (\S+\.pdf)/.exec(line)?.slice(1) ?? []).length / 2;
    if (judged !== documents.length) throw new Error(`veraPDF judged ${judged} of ${documents.length} documents`);
    let name = '';
    return said.flatMap((line) => {
      const [, verdict, file = ''] = /^(PASS|FAIL) (\S+\.pdf)/.exec(line) ?? [];
      if (verdict) name = names.get(file) ?? '';
      const finding = verdict ? (verdict === 'FAIL' ? 'is not PDF/UA-1' : '') : /^\s+FAIL (.*)/.exec(line)?.[1];
      return finding ? [{ document: name, words: finding }] : [];
    });
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}
