import { readEntry, type Zip, type ZipEntry } from '../../../../../platform/documents/archives/zip.ts';
import { isProgram, isRunByName } from '../../domain/file-rules/programs.ts';
import type { FileRefusalReason } from '../../domain/file-rules/refusal-reasons.ts';
import { accepted, type FileVerdict, refused } from './verdict.ts';

export type OfficeType = 'docx' | 'xlsx' | 'odt' | 'other';

const mostPart = 32 * 1_048_576;
const openDocument = 'application/vnd.oasis.opendocument.';

/** Which document an archive is, if it is one. */
export async function officeType({ entries, ...zip }: Zip): Promise<OfficeType | undefined> {
  const has = (name: string) => entries.some((entry) => entry.name === name);
  if (has('mimetype')) {
    const type = await readEntry({ entries, ...zip }, 'mimetype', 200);
    const text = type.ok ? String(type.value) : '';
    if (text.startsWith(openDocument)) return text.trim() === `${openDocument}text` ? 'odt' : 'other';
  }
  if (!has('[Content_Types].xml')) return undefined;
  if (has('word/document.xml')) return 'docx';
  return has('xl/workbook.xml') ? 'xlsx' : 'other';
}

const isText = (name: string): boolean => /\.(?:xml|rels|vml|rdf)$/i.test(name) || name === 'mimetype';

/** A document of Word, Excel or LibreOffice: every part of it is looked at. */
export async function judgeOffice(zip: Zip, type: OfficeType): Promise<FileVerdict> {
  if (type === 'other') return refused('typeNotTaken');
  if (zip.entries.some(({ name }) => isMacroPart(name))) return refused('macros');
  if (zip.entries.some(({ name }) => isRunByName(name))) return refused('program');
  for (const entry of zip.entries) {
    const reason = entry.isFolder ? undefined : await partRefusal(zip, entry);
    if (reason) return refused(reason);
  }
  return accepted(type);
}

async function partRefusal(zip: Zip, entry: ZipEntry): Promise<FileRefusalReason | undefined> {
  if (!isText(entry.name) && entry.bytes > mostPart) return undefined;
  const read = await readEntry(zip, entry.name, mostPart);
  if (!read.ok || !read.value) return entry.bytes > mostPart ? 'tooLarge' : 'damaged';
  return isText(entry.name) ? textPartRefusal(entry.name, read.value) : otherPartRefusal(read.value);
}

function textPartRefusal(name: string, bytes: Buffer): FileRefusalReason | undefined {
  // Office writes UTF-8 only; in another encoding a part would be read differently here and there.
  if (bytes.subarray(0, 4).includes(0) || bytes[0] === 0xff || bytes[0] === 0xfe) return 'damaged';
  const text = bytes.toString('latin1');
  if (
    /<!(?:DOCTYPE|ENTITY)/i.test(text) &&
    !/^<!DOCTYPE manifest:manifest PUBLIC "[^"]*" "Manifest\.dtd">/.test(text.slice(text.indexOf('<!DOCTYPE')))
  )
    return 'entities';
  if (/\bencoding\s*=\s*["'](?!utf-?8|us-ascii|iso-8859-1)/i.test(text.slice(0, 200))) return 'damaged';
  if (name === '[Content_Types].xml' && declaresMacros(text)) return 'macros';
  if (name === 'META-INF/manifest.xml' && /encryption-data/i.test(text)) return 'locked';
  return (name.endsWith('.rels') ? relationRefusal(text) : undefined) ?? commandRefusal(text);
}

const otherPartRefusal = (bytes: Buffer): FileRefusalReason | undefined =>
  isProgram(bytes) || isPackedObject(bytes) ? 'program' : undefined;

/** Parts that hold programs. */
const macroPart =
  /(?:^|\/)(?:vbaProject(?:Signature\w*)?\.bin|vbaData\.xml|vbaProject\w*|attachedToolbars\.bin)$|^(?:word|xl|ppt)\/(?:activeX|macrosheets|dialogsheets|intlMacrosheets)\/|^(?:Basic|Scripts)\//i;
const macroType = /macroEnabled|vbaProject|ms-office\.activeX|ms-excel\.(?:macrosheet|intlmacrosheet)/i;

const isMacroPart = (name: string): boolean => macroPart.test(name);
const declaresMacros = (contentTypes: string): boolean => macroType.test(contentTypes);

/** What a document may point to elsewhere: links that a reader follows by hand, and nothing that opens by itself. */
const harmlessTarget = /\/(?:hyperlink|image|video|audio|media)$/i;

function relationRefusal(relations: string): FileRefusalReason | undefined {
  for (const [tag] of relations.matchAll(/<Relationship\b[^>]*>/g)) {
    if (!/TargetMode\s*=\s*["']External["']/i.test(tag)) continue;
    const type = /\bType\s*=\s*["']([^"']*)["']/.exec(tag)?.[1] ?? '';
    const target = /\bTarget\s*=\s*["']([^"']*)["']/.exec(tag)?.[1] ?? '';
    if (!harmlessTarget.test(type)) return 'fetchesFromElsewhere';
    if (!/hyperlink$/i.test(type) && /^(?:file:|\\\\|\/\/|smb:)/i.test(target)) return 'fetchesFromElsewhere';
    if (/^\s*(?:javascript|vbscript|ms-[\w-]+|mhtml|search-ms|data):/i.test(target)) return 'activeContent';
  }
  return undefined;
}

/** A command that Word or Excel runs by itself, however it is cut into pieces. */
function commandRefusal(part: string): FileRefusalReason | undefined {
  const fields = [...part.matchAll(/<w:instrText\b[^>]*>([^<]*)<|\bw:instr\s*=\s*"([^"]*)"/g)]
    .map(([, one, other]) => one ?? other ?? '')
    .join('');
  if (/\bDDE(?:AUTO)?\b/i.test(fields) || /<(?:\w+:)?ddeLink\b/i.test(part)) return 'activeContent';
  if (/\bINCLUDE(?:TEXT|PICTURE)\b[^"]*"?\s*(?:\\\\|https?:|file:)/i.test(fields)) return 'fetchesFromElsewhere';
  return /vnd\.sun\.star\.script:|<script:event-listener\b/i.test(part) ? 'macros' : undefined;
}

/** An object that Windows keeps as a file of its own: it can be a program. MathType's formulas are none. */
const isPackedObject = (bytes: Uint8Array): boolean => {
  const text = Array.from('\u0001Ole10Native', (letter) => `${letter}\0`).join('');
  return new TextDecoder('latin1').decode(bytes).includes(text);
};
