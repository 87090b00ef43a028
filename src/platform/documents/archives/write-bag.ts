import { createHash } from 'node:crypto';
import { type ZippedFile, zipPieces } from './write-zip.ts';

/** A file of a bag's payload; what is not in the bag itself is fetched from its address. */
export type BagFile = { readonly path: string } & (
  | { readonly content: Buffer }
  | { readonly address: string; readonly sha256: string; readonly bytes: number }
);

/** What is said of a bag: labels and their values, on one line each. */
export type BagInfo = readonly (readonly [label: string, value: string])[];

/** A BagIt package (RFC 8493) as a zip archive, piece by piece: its checksums come after what they are of. */
export const bagPieces = (name: string, payload: AsyncIterable<BagFile>, info: BagInfo): AsyncGenerator<Buffer> =>
  zipPieces(filesOf(name, payload, info));

async function* filesOf(name: string, payload: AsyncIterable<BagFile>, info: BagInfo): AsyncGenerator<ZippedFile> {
  const tags: string[] = [];
  const tag = (path: string, lines: readonly string[]): ZippedFile => {
    const content = Buffer.from(lines.map((line) => `${line}\n`).join(''));
    tags.push(`${sha256Of(content)}  ${path}`);
    return { name: `${name}/${path}`, content };
  };
  yield tag('bagit.txt', ['BagIt-Version: 1.0', 'Tag-File-Character-Encoding: UTF-8']);
  const manifest: string[] = [];
  const elsewhere: string[] = [];
  let bytes = 0;
  for await (const file of payload) {
    const path = `data/${file.path}`;
    if ('content' in file) {
      manifest.push(`${sha256Of(file.content)}  ${written(path)}`);
      bytes += file.content.length;
      yield { name: `${name}/${path}`, content: file.content };
    } else {
      manifest.push(`${file.sha256}  ${written(path)}`);
      elsewhere.push(`${file.address} ${file.bytes} ${written(path)}`);
      bytes += file.bytes;
    }
  }
  yield tag('manifest-sha256.txt', manifest);
  if (elsewhere.length > 0) yield tag('fetch.txt', elsewhere);
  yield tag('bag-info.txt', [
    ...info.map(([label, value]) => `${label}: ${value}`),
    `Payload-Oxum: ${bytes}.${manifest.length}`,
  ]);
  yield { name: `${name}/tagmanifest-sha256.txt`, content: Buffer.from(tags.map((line) => `${line}\n`).join('')) };
}

const sha256Of = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** A path in a manifest, where lines end names. */
const written = (path: string): string => path.replaceAll(/[%\r\n]/g, (sign) => encodeURIComponent(sign));
