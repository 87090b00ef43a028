import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { inTemporaryFolder } from '../../platform/documents/temporary-folder.ts';
import type { FileStore } from '../../platform/ports/file-store.ts';
import { madeHere } from '../../platform/ports/storable.ts';
import { type Decrypt, type Encrypt, encryptedEnding } from './age.ts';

const atOnce = 8;

interface Copied {
  readonly files: number;
  /** Of these so many were not there before. */
  readonly fresh: number;
  readonly bytes: number;
}

/** Copies every file of the store into the folder. What an earlier backup has there already stays: a name never means two things. */
export async function copyFilesOut(store: FileStore, folder: string, encrypt?: Encrypt): Promise<Copied> {
  const { list, fileOf } = backupFolder(folder, encrypt && encryptedEnding);
  const unfinished = `${list}.unfinished`;
  const lines = await open(unfinished, 'w');
  const copied = { files: 0, fresh: 0, bytes: 0 };
  try {
    await sideBySide(store.names(), atOnce, async (sha256) => {
      const facts = await store.stat(sha256);
      // Taken away since it was listed: an owner has deleted it.
      if (!facts) return;
      const path = fileOf(sha256);
      const known = await stat(path).catch(() => undefined);
      if (encrypt ? !known : known?.size !== facts.bytes) {
        await copyOut(store, sha256, path, encrypt);
        copied.fresh += 1;
      }
      await lines.write(lineOf({ sha256, ...facts }));
      copied.files += 1;
      copied.bytes += facts.bytes;
    });
  } finally {
    await lines.close();
  }
  await rename(unfinished, list);
  return copied;
}

async function copyOut(store: FileStore, sha256: string, path: string, encrypt?: Encrypt): Promise<void> {
  const file = await store.open(sha256);
  if (!file) throw new Error(`The file ${sha256} went away while it was read.`);
  await mkdir(dirname(path), { recursive: true });
  const hash = createHash('sha256');
  const watched = async function* (stream: Readable) {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      hash.update(chunk);
      yield chunk;
    }
  };
  if (encrypt) await encrypt(Readable.from(watched(file.stream)), `${path}.unfinished`);
  else await pipeline(file.stream, watched, createWriteStream(`${path}.unfinished`));
  if (hash.digest('hex') !== sha256)
    throw new Error(
      `The bytes of the file ${sha256} are no longer what its name says; "imprint doctor" finds whose it is.`,
    );
  await rename(`${path}.unfinished`, path);
}

interface CopyingIn {
  readonly decrypt?: Decrypt | undefined;
  /** Reads every file of the store and replaces those whose bytes have changed; without it, only their sizes are compared. */
  readonly verify?: boolean | undefined;
}

/** Copies every file of a backup into the store, unless it is there. */
export async function copyFilesIn(
  store: FileStore,
  folder: string,
  { decrypt, verify = false }: CopyingIn = {},
): Promise<Copied> {
  const { fileOf } = backupFolder(folder, decrypt && encryptedEnding);
  const copied = { files: 0, fresh: 0, bytes: 0 };
  await sideBySide(keptFiles(folder), atOnce, async ({ sha256, bytes, contentType }) => {
    const known = await store.stat(sha256);
    const isWhole = known?.bytes === bytes && (!verify || (await store.verify(sha256)));
    if (!isWhole) {
      const bring = (path: string) => (known ? store.replaceFile : store.putFile)(madeHere(path), contentType);
      const brought = await (decrypt ? inPlain(decrypt, fileOf(sha256), bring) : bring(fileOf(sha256)));
      if (brought.sha256 !== sha256) throw new Error(`The file ${sha256} of the backup is damaged.`);
      copied.fresh += 1;
    }
    copied.files += 1;
    copied.bytes += bytes;
  });
  return copied;
}

interface Missing {
  readonly copied: number;
  readonly lost: readonly string[];
}

/** Copies the named files from one store to another that lacks them. Lost are those that the first one lacks or has damaged. */
export async function copyMissingFiles(from: FileStore, to: FileStore, names: AsyncIterable<string>): Promise<Missing> {
  let copied = 0;
  const lost: string[] = [];
  await sideBySide(names, atOnce, async (sha256) => {
    if (await to.stat(sha256)) return;
    const file = (await from.verify(sha256)) ? await from.open(sha256) : undefined;
    if (!file) return void lost.push(sha256);
    await throughDisk(file.stream, (path) => to.putFile(madeHere(path), file.contentType));
    copied += 1;
  });
  return { copied, lost };
}

const throughDisk = <Outcome>(stream: Readable, use: (path: string) => Promise<Outcome>) =>
  inTemporaryFolder('copy', async (folder) => {
    const path = join(folder, 'file');
    await pipeline(stream, createWriteStream(path, { mode: 0o600 }));
    return use(path);
  });

/** The store wants a file with all its bytes: one lies in plain, for its user alone, while it is brought. */
const inPlain = <Outcome>(decrypt: Decrypt, path: string, use: (path: string) => Promise<Outcome>) =>
  inTemporaryFolder('restore', async (folder) => {
    const plain = join(folder, 'file');
    await decrypt(path, (stream) => pipeline(stream, createWriteStream(plain, { mode: 0o600 })));
    return use(plain);
  });

export async function* keptFiles(folder: string): AsyncGenerator<KeptFile> {
  const input = createReadStream(backupFolder(folder).list);
  for await (const line of createInterface({ input })) if (line) yield readLine(line);
}

/** Does something with each of many things, a few at the same time; the first failure ends it. */
async function sideBySide<Item>(
  items: AsyncIterable<Item>,
  atOnce: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const iterator = items[Symbol.asyncIterator]();
  const worker = async () => {
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/** Where the parts of a backup lie in its folder. */
export const backupFolder = (folder: string, ending = '') => ({
  dump: join(folder, `database.dump${ending}`),
  /** How far the logs of the console went, signed: the anchor for "imprint doctor --anchor". */
  heads: join(folder, 'log-heads.jsonl'),
  /** A line for each file: its name, its bytes, what it is. */
  list: join(folder, 'files.tsv'),
  fileOf: (sha256: string) => join(folder, 'files', sha256.slice(0, 2), sha256.slice(2, 4), `${sha256}${ending}`),
});

interface KeptFile {
  readonly sha256: string;
  readonly bytes: number;
  readonly contentType: string;
}

const lineOf = ({ sha256, bytes, contentType }: KeptFile): string => `${sha256}\t${bytes}\t${contentType}\n`;

function readLine(line: string): KeptFile {
  const [sha256 = '', bytes = '', contentType = ''] = line.split('\t');
  if (!/^[0-9a-f]{64}$/.test(sha256)) throw new Error(`The list of files has a line that is none: "${line}".`);
  return { sha256, bytes: Number(bytes), contentType };
}
