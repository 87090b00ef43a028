import { failed, type Result, success } from '../../kernel/result.ts';
import type { Refusal } from '../refusal.ts';

const byteOrderMarks = [
  { mark: [0xef, 0xbb, 0xbf], encoding: 'utf-8', name: 'UTF-8' },
  { mark: [0xff, 0xfe], encoding: 'utf-16le', name: 'UTF-16' },
  { mark: [0xfe, 0xff], encoding: 'utf-16be', name: 'UTF-16' },
] as const;

const encodingOf = (bytes: Uint8Array) =>
  byteOrderMarks.find(({ mark }) => mark.every((byte, place) => bytes[place] === byte)) ?? byteOrderMarks[0];

const declared = /^<\?xml\s[^>]*?encoding\s*=\s*["']([^"']*)["']/;

/** The encoding that a document says it is written in. */
export const declaredEncoding = (beginning: string): string | undefined =>
  declared.exec(beginning.slice(0, 400))?.[1]?.toUpperCase();

/** The characters of an XML file: UTF-8, or UTF-16 that says so by its byte order mark. */
export function decodeXml(bytes: Uint8Array): Result<string, Refusal> {
  const { encoding, name } = encodingOf(bytes);
  let text: string;
  try {
    text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return failed({ reason: `the file is not written in ${name} throughout` });
  }
  const said = declaredEncoding(text) ?? name;
  const fits = said === 'UTF8' ? name === 'UTF-8' : said.startsWith(name);
  return fits
    ? success(text)
    : failed({ reason: `the file says that it is written in ${said}; it should be in UTF-8` });
}

/** Enough of a file to see what it is. */
export const beginningOf = (bytes: Uint8Array): string =>
  new TextDecoder(encodingOf(bytes).encoding).decode(bytes.subarray(0, 65_536));
