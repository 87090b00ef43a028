import { failed, type Result, success } from '../../../../../platform/kernel/result.ts';
import type { Refusal } from '../../../../../platform/reading/refusal.ts';
import { readXml, usualCaps, type XmlCaps } from '../../../../../platform/reading/xml/read-xml.ts';
import { child, textOf, type XmlElement } from '../../../../../platform/reading/xml/xml-tree.ts';
import type { ByteSource } from '../../domain/file-rules/byte-source.ts';
import type { ManuscriptGuess } from '../../domain/manuscript-guess.ts';
import { guessManuscript } from '../guess/guess-manuscript.ts';
import { openZip, type Zip } from '../zip/open-zip.ts';
import { readEntry } from '../zip/read-entry.ts';
import { docxParagraphs, stylesOf } from './paragraphs.ts';

/** Several times what a long manuscript needs, and little enough for the thread that reads it. */
const caps: XmlCaps = { ...usualCaps, bytes: 16 * 1_048_576, characters: 6_000_000 };
const mostEntries = 5_000;

async function partOf(zip: Zip, name: string): Promise<Result<XmlElement | undefined, Refusal>> {
  const bytes = await readEntry(zip, name, caps.bytes);
  if (!bytes.ok) return bytes;
  return bytes.value ? readXml(bytes.value, caps) : success(undefined);
}

export async function readDocx(source: ByteSource): Promise<Result<ManuscriptGuess, Refusal>> {
  const zip = await openZip(source, mostEntries);
  if (!zip.ok) return failed({ reason: 'the file is no Word document, or a damaged one' });
  const document = await partOf(zip.value, 'word/document.xml');
  if (!document.ok) return document;
  if (!document.value) return failed({ reason: 'the file is no Word document' });
  // A document without styles or properties is read all the same.
  const styles = await partOf(zip.value, 'word/styles.xml');
  const core = await partOf(zip.value, 'docProps/core.xml');
  const title = core.ok ? textOf(child(core.value, 'dc:title')) : '';
  const paragraphs = docxParagraphs(document.value, stylesOf(styles.ok ? styles.value : undefined));
  return success(guessManuscript(paragraphs, title ? { title } : {}));
}
