import type { ByteSource } from '../../kernel/byte-source.ts';
import { failed, success } from '../../kernel/result.ts';
import { openZip, readEntry } from '../archives/zip.ts';
import type { Reading } from '../refusal.ts';
import { readXml, usualCaps, type XmlCaps } from '../xml/read-xml.ts';
import type { XmlElement } from '../xml/xml-tree.ts';
import { stylesOf } from './word-styles.ts';

/** Several times what a long manuscript needs, and little enough for the thread that reads it. */
const caps: XmlCaps = { ...usualCaps, bytes: 16 * 1_048_576, characters: 6_000_000 };
const mostEntries = 5_000;

export interface OpenDocx {
  readonly document: XmlElement;
  readonly styles: ReturnType<typeof stylesOf>;
  /** A further part; nothing if there is none, or a damaged one: a document is read without it all the same. */
  part(name: string): Promise<XmlElement | undefined>;
  /** A file in it, such as a picture. */
  file(name: string, most: number): Promise<Reading<Buffer | undefined>>;
}

/** The parts of a Word document. Nothing that they name elsewhere is ever fetched. */
export async function openDocx(source: ByteSource): Promise<Reading<OpenDocx>> {
  const zip = await openZip(source, mostEntries);
  if (!zip.ok) return failed({ reason: 'the file is no Word document, or a damaged one' });
  const file = (name: string, most: number) => readEntry(zip.value, name, most);
  const read = async (name: string): Promise<Reading<XmlElement | undefined>> => {
    const bytes = await file(name, caps.bytes);
    if (!bytes.ok) return bytes;
    return bytes.value ? readXml(bytes.value, caps) : success(undefined);
  };
  const part = async (name: string) => {
    const found = await read(name);
    return found.ok ? found.value : undefined;
  };
  const document = await read('word/document.xml');
  if (!document.ok) return document;
  if (!document.value) return failed({ reason: 'the file is no Word document' });
  return success({ document: document.value, styles: stylesOf(await part('word/styles.xml')), part, file });
}
