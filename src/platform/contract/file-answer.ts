import type { Readable } from 'node:stream';
import { z } from 'zod';

/** A file instead of an envelope. Refusals stay envelopes. */
export interface FileAnswer {
  /** What the reader's machine calls it. */
  readonly name: string;
  readonly contentType: string;
  /** Whether a browser may show it, where it can do so safely, instead of saving it. */
  readonly inline?: boolean;
  /** Bytes, where they are stored, or what comes while it is sent. */
  readonly content: Buffer | StoredContent | Readable;
  /** Called when someone begins to take it, and not for the later parts of the same file. */
  taken?(): Promise<void>;
}

/** Bytes that lie in the file store. */
export interface StoredContent {
  readonly sha256: string;
  readonly bytes: number;
}

/** In the input of endpoints with `takes: 'file'`: what was sent. */
export const fileInput = z.custom<Buffer>((given) => Buffer.isBuffer(given) && given.length > 0);

/** The output of endpoints with `answers: 'file'`. */
export const fileOutput = z.custom<FileAnswer>();
