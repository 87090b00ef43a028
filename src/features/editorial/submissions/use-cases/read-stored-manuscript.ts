import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Result } from '../../../../platform/kernel/result.ts';
import type { FileStore } from '../../../../platform/ports/file-store.ts';
import { formGuess } from '../domain/form-guess.ts';
import type { ManuscriptGuess } from '../domain/manuscript-guess.ts';
import type { Guess } from '../domain/submission.ts';

const readable = {
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/pdf': 'pdf',
  'application/xml': 'xml',
  'text/xml': 'xml',
  'application/zip': 'zip',
} as const;

type ReadableType = (typeof readable)[keyof typeof readable];

interface Parts {
  readonly files: Pick<FileStore, 'open'>;
  readonly reader: {
    read(path: string, type: ReadableType, signal: AbortSignal): Promise<Result<ManuscriptGuess, unknown>>;
  };
  /** What is larger is typed in by hand. */
  readonly mostBytes: number;
  readonly milliseconds: number;
}

/** What a stored file says of itself, in the terms of the form; nothing where it is not of a kind that is read. */
export const readStoredManuscript =
  ({ files, reader, mostBytes, milliseconds }: Parts) =>
  async (file: { sha256: string; bytes: number; contentType: string }): Promise<Guess | null> => {
    const type = readable[file.contentType as keyof typeof readable] as ReadableType | undefined;
    if (!type || file.bytes > mostBytes) return null;
    const stored = await files.open(file.sha256);
    if (!stored) throw new Error('a file of a submission is not in the store');
    const folder = await mkdtemp(join(tmpdir(), 'imprint-manuscript-'));
    try {
      const path = join(folder, `manuscript.${type}`);
      await pipeline(stored.stream, createWriteStream(path));
      const read = await reader.read(path, type, AbortSignal.timeout(milliseconds));
      return read.ok ? formGuess(read.value) : null;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };
