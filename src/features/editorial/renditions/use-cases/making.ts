import type { Result } from '../../../../platform/kernel/result.ts';
import type { FileStore } from '../../../../platform/ports/file-store.ts';
import type { Refusal } from '../../../../platform/ports/jobs.ts';
import type { MadeFile, MediaTools } from '../../../../platform/ports/media-tools.ts';
import { madeHere } from '../../../../platform/ports/storable.ts';
import type { LearntFacts, Rendition } from '../store/postgres-renditions.ts';

/** A file on its way to its forms: it lies in a folder that is removed afterwards. */
export interface Making {
  readonly tools: MediaTools;
  readonly files: FileStore;
  readonly folder: string;
  readonly path: string;
  /** By its bytes. */
  readonly contentType: string;
  readonly signal: AbortSignal;
  progress(percent: number): void;
}

export interface Made {
  readonly facts: LearntFacts;
  readonly renditions: readonly Rendition[];
}

export type MakeForms = (making: Making) => Promise<Result<Made, Refusal>>;

export async function keep(files: FileStore, form: string, made: MadeFile): Promise<Rendition> {
  const { path, ...facts } = made;
  return { form, ...facts, ...(await files.putFile(madeHere(path), made.contentType)) };
}

export async function keepText(files: FileStore, form: string, text: string, contentType: string): Promise<Rendition> {
  const bytes = Buffer.from(text);
  return { form, contentType, sha256: await files.put(madeHere(bytes), contentType), bytes: bytes.length };
}
