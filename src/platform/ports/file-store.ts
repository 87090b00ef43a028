import type { Readable } from 'node:stream';
import type { StorableBytes, StorableFile } from './storable.ts';

export interface StoredFile {
  readonly sha256: string;
  readonly bytes: number;
}

/** The first and the last byte, counted from 0; both belong to it. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

export interface FileFacts {
  /** Of the whole file. */
  readonly bytes: number;
  readonly contentType: string;
}

export interface OpenFile extends FileFacts {
  /** Whoever opens a file reads the stream to its end or destroys it. */
  readonly stream: Readable;
  readonly range: ByteRange | undefined;
}

/** How a browser shall take a file that it fetches from the store itself. */
export interface FetchedAs {
  readonly contentType: string;
  /** The header Content-Disposition. */
  readonly disposition: string;
}

/** Files named by the SHA-256 of their bytes, so that a name never means two things. */
export interface FileStore {
  /** Stores the bytes unless they are there already and answers their name. */
  put(bytes: StorableBytes, contentType: string): Promise<string>;
  /** The same for a file on disk, which never passes through memory as a whole. */
  putFile(file: StorableFile, contentType: string): Promise<StoredFile>;
  /** Stores the file even if there is one under its name: for one whose bytes in the store are damaged. */
  replaceFile(file: StorableFile, contentType: string): Promise<StoredFile>;
  get(sha256: string): Promise<Buffer | undefined>;
  /** The file, or a part of it that lies within its bytes. */
  open(sha256: string, range?: ByteRange): Promise<OpenFile | undefined>;
  stat(sha256: string): Promise<FileFacts | undefined>;
  /** An address at which a browser may fetch this one file for a short time, where browsers reach the store. */
  addressFor(sha256: string, as: FetchedAs, seconds: number): string | undefined;
  /** For files that belong to one owner alone; whoever else names the same bytes loses them too. */
  remove(sha256: string): Promise<void>;
  /** Puts a file where it is still found by its name, but is new to whoever stores it. May be done twice, as all of these. */
  setAside(sha256: string): Promise<void>;
  bringBack(sha256: string): Promise<void>;
  removeAside(sha256: string): Promise<void>;
  /** Whether the file is there and its bytes still are what its name says. */
  verify(sha256: string): Promise<boolean>;
  /** The names of all files, for whoever copies them elsewhere. */
  names(): AsyncIterable<string>;
}
