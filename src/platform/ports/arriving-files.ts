import type { Readable } from 'node:stream';
import type { ByteRange } from './file-store.ts';

/** A file that comes piece by piece, and may stop coming at any byte. */
export interface ArrivingFile {
  readonly id: string;
  /** Of the whole file. */
  readonly bytes: number;
  /** What `begin` answered. */
  readonly partsId: string | null;
}

/** Where files lie until they are whole, checked and taken. */
export interface ArrivingFiles {
  /** Prepares the place; a small file needs none. */
  begin(file: Pick<ArrivingFile, 'id' | 'bytes'>): Promise<string | null>;
  /** How many bytes, from the first on, would survive the end of this process. */
  stored(file: ArrivingFile): Promise<number>;
  /**
   * Stores what comes, from this byte on, and answers how many bytes are stored then. What had come before the source broke is
   * stored as well; the problem is thrown after that.
   */
  append(file: ArrivingFile, from: number, source: AsyncIterable<Uint8Array>): Promise<number>;
  /** Makes one file of what arrived whole. Done twice it is done once. */
  finish(file: ArrivingFile): Promise<void>;
  /** A finished file, or a part of it. */
  open(id: string, range?: ByteRange): Promise<Readable>;
  /** Puts a finished file among the files that are named by their hash, without reading it, and clears its place. */
  keep(id: string, sha256: string, contentType: string): Promise<void>;
  /** Removes everything of it, in whatever state it is. */
  remove(id: string): Promise<void>;
}
