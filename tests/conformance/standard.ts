import type { WorkRecord } from '../../src/platform/kernel/work-record.ts';

/** One document of a format, as the portal writes it. */
export interface WrittenDocument {
  /** Says which: a format and an id. */
  readonly name: string;
  readonly content: string | Buffer;
}

/** What a validator has against a document. */
export interface Finding {
  readonly document: string;
  readonly words: string;
}

/** What writers need next to the record. */
export interface WritingContext {
  /** `https://` and the host of the site. */
  readonly origin: string;
  /** Bytes of the file store. */
  readonly bytes: (site: number, sha256: string) => Promise<Buffer>;
  /** What the site answers to everybody at a path. */
  readonly ask: (path: string) => Promise<string>;
}

/** A format that the portal writes, with somebody else's program that judges it. */
export interface Standard {
  readonly name: string;
  readonly validator: string;
  /** Why it can't be judged on this machine, if it can't: the schemas are not there. Programs are installed when they are requested. */
  missing(): string | undefined;
  /** The documents of a batch of one site's works; works that the format knows nothing of give none. */
  write(records: readonly WorkRecord[], context: WritingContext): Promise<WrittenDocument[]>;
  judge(documents: readonly WrittenDocument[]): Promise<Finding[]>;
  /** Of the samples it judges every tenth work: all are judged by `npm run conformance`. */
  readonly isSlow?: true;
  /** A document that the validator must refuse, made from a sound one: a validator that finds nothing proves nothing. */
  spoil(document: WrittenDocument): WrittenDocument;
}
