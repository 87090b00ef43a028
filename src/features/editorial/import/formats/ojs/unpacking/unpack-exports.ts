import { createReadStream } from 'node:fs';
import { mkdir, mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mostUnpackedBytes, type OpenPackage } from '../../../../../../platform/documents/archives/open-package.ts';
import { beginningOf, declaredEncoding } from '../../../../../../platform/documents/xml/decode-xml.ts';
import { rootName } from '../../../../../../platform/documents/xml/root-name.ts';
import { Refused, refuse } from '../../../../../../platform/documents/xml/safe-parser.ts';
import { createSplitter, type Step } from './split-export.ts';

/** In the place of an export that can't be read: why. */
export const refusalName = 'refusal.txt';

const roots = new Set(['issues', 'issue', 'articles', 'article']);

/** The same package, in which each export of OJS is a folder: its parts are small documents, and the files in it are files. */
export async function unpackExports(opened: OpenPackage, mostBytes = mostUnpackedBytes): Promise<OpenPackage> {
  let folder: string | undefined;
  const close = async () => {
    if (folder) await rm(folder, { recursive: true, force: true });
    await opened.close();
  };
  try {
    const exports = new Set<string>();
    for (const path of opened.paths)
      if (/\.xml$/i.test(path) && (await isExport(opened.place(path)))) exports.add(path);
    if (exports.size === 0) return opened;
    const place = await mkdtemp(join(tmpdir(), 'imprint-ojs-'));
    folder = place;
    const spend = purse(mostBytes);
    const own = new Map<string, string>();
    for (const path of exports)
      for (const name of await unpackExport(opened.place(path), join(place, path), spend))
        own.set(`${path}/${name}`, join(place, path, name));
    const paths = [...opened.paths.filter((path) => !exports.has(path) && !own.has(path)), ...own.keys()].sort();
    const read = (path: string) => {
      const taken = own.get(path);
      return taken ? readFile(taken) : opened.read(path);
    };
    return { paths, place: (path) => own.get(path) ?? opened.place(path), read, close };
  } catch (problem) {
    await close();
    throw problem;
  }
}

async function isExport(place: string): Promise<boolean> {
  const beginning = beginningOf(await firstBytes(place));
  const root = rootName(beginning);
  // One whose root can't be seen behind declarations is for the reader to refuse.
  return (root === undefined || roots.has(localName(root))) && beginning.includes('http://pkp.sfu.ca');
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

async function firstBytes(place: string): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of createReadStream(place, { end: 65_535 })) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}

/** The names of what lies in the folder. An export that can't be read leaves nothing but the reason. */
async function unpackExport(place: string, folder: string, spend: (bytes: number) => void): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const sink = createSink(folder, spend);
  try {
    for await (const steps of stepsOf(place)) for (const step of steps) await sink.take(step);
    return await sink.end();
  } catch (problem) {
    await sink.end();
    if (!(problem instanceof Refused)) throw problem;
    await rm(folder, { recursive: true });
    await mkdir(folder);
    await writeFile(join(folder, refusalName), problem.message);
    return [refusalName];
  }
}

async function* stepsOf(place: string): AsyncGenerator<readonly Step[]> {
  const encoding = declaredEncoding(beginningOf(await firstBytes(place)));
  if (encoding && !/^UTF-?8$/.test(encoding))
    refuse(`the file says that it is written in ${encoding}; it should be in UTF-8`);
  const splitter = createSplitter();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for await (const piece of createReadStream(place, { highWaterMark: 262_144 }))
    yield splitter.take(decoded(decoder, piece as Buffer));
  yield splitter.take(decoded(decoder));
  yield splitter.end();
}

function decoded(decoder: TextDecoder, piece?: Buffer): string {
  try {
    return decoder.decode(piece, { stream: piece !== undefined });
  } catch {
    return refuse('the file is not written in UTF-8 throughout');
  }
}

/** Writes steps into a folder; of files only one is open at a time. */
function createSink(folder: string, spend: (bytes: number) => void) {
  const names = new Set<string>();
  let current: { readonly name: string; readonly handle: Awaited<ReturnType<typeof open>> } | undefined;
  const closeFile = async () => {
    await current?.handle.close();
    current = undefined;
  };
  return {
    async take(step: Step): Promise<void> {
      if ('file' in step) {
        spend(step.bytes.length);
        if (current?.name !== step.file) {
          await closeFile();
          names.add(step.file);
          current = { name: step.file, handle: await open(join(folder, step.file), 'wx') };
        }
        await current.handle.write(step.bytes);
        return;
      }
      await closeFile();
      if ('part' in step) {
        spend(Buffer.byteLength(step.xml));
        names.add(step.part);
        await writeFile(join(folder, step.part), step.xml);
      } else {
        names.delete(step.broken);
        await rm(join(folder, step.broken), { force: true });
      }
    },
    async end(): Promise<string[]> {
      await closeFile();
      return [...names];
    },
  };
}

/** Short texts that stand for long ones may make an export larger than it is; not beyond what a package may be. */
function purse(most: number): (bytes: number) => void {
  let spent = 0;
  return (bytes) => {
    spent += bytes;
    if (spent > most)
      throw new Error(`The package is larger than ${Math.floor(most / 1_048_576)} MB when taken apart.`);
  };
}
