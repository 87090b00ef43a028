import { beginningOf } from '../../../../../platform/documents/xml/decode-xml.ts';
import { rootName } from '../../../../../platform/documents/xml/root-name.ts';
import type { ByteSource } from '../../../../../platform/kernel/byte-source.ts';
import { isActivePage, textRefusal, textType } from '../../domain/file-rules/text-rules.ts';
import { accepted, type FileVerdict, refused } from './verdict.ts';

const pieceBytes = 1_048_576;
const encodings = ['utf-8', 'gb18030'] as const;
// biome-ignore lint/suspicious/noControlCharactersInRegex: a text has none of these
const control = /[\u0000-\u0008\u000b\u000e-\u001f\u007f]/;

/** A text in UTF-8, or as Chinese machines wrote it before; a letter may be cut where the piece ends. */
function decoded(bytes: Uint8Array): string | undefined {
  for (const encoding of encodings) {
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: true });
      return control.test(text) ? undefined : text;
    } catch {}
  }
  return undefined;
}

const startsWithTag = (text: string): boolean => /^\ufeff?\s*</.test(text);

/** Files that are nothing but letters. */
export async function judgeText(source: ByteSource, name: string): Promise<FileVerdict> {
  const bytes = await source.read(0, pieceBytes);
  const beginning = beginningOf(bytes);
  if (startsWithTag(beginning))
    return rootName(beginning)?.toLowerCase() === 'html' ? judgeWebPage(source) : judgeXml(beginning);
  const text = decoded(bytes);
  if (text === undefined) return refused('unknownType');
  const type = textType(text, name);
  if (!type) return refused('unknownType');
  for (let place = 0; place < source.size; place += pieceBytes) {
    const piece = place === 0 ? bytes : await source.read(place, pieceBytes + 1_024);
    // Beyond the first piece a letter may be cut at both ends, so only what every encoding shares is looked at.
    const letters = place === 0 ? text : Buffer.from(piece).toString('latin1');
    if (control.test(letters)) return refused('damaged');
    const reason = textRefusal(letters, type);
    if (reason) return refused(reason);
  }
  return accepted(type);
}

/** A page that only shows something. It is looked through from its first letter to its last. */
async function judgeWebPage(source: ByteSource): Promise<FileVerdict> {
  for (let place = 0; place < source.size; place += pieceBytes) {
    const letters = Buffer.from(await source.read(place, pieceBytes + 1_024)).toString('latin1');
    if (control.test(letters)) return refused('damaged');
    if (isActivePage(letters)) return refused('activeContent');
  }
  return accepted('html');
}

/** An article in JATS, told by its root. What declares a document type of its own is never read. */
function judgeXml(beginning: string): FileVerdict {
  const root = rootName(beginning);
  if (root === 'article') return accepted('xml');
  if (root === undefined && /<!DOCTYPE[^>]*\[/i.test(beginning)) return refused('entities');
  if (root !== undefined && /^(?:\w+:)?(?:svg|html)$/i.test(root)) return refused('typeNotTaken');
  return refused('unknownType');
}
