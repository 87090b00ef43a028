import { join } from 'node:path';
import { type Result, success } from '../../../../platform/kernel/result.ts';
import type { FileStore } from '../../../../platform/ports/file-store.ts';
import type { Refusal } from '../../../../platform/ports/jobs.ts';
import type { MadeFile, MediaTools } from '../../../../platform/ports/media-tools.ts';
import { madeHere } from '../../../../platform/ports/storable.ts';
import { pictureForms, thumbnailLongest } from '../domain/forms.ts';
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

/** A picture in high and in low precision. */
export const renderPicture: MakeForms = async ({ tools, files, folder, path, contentType }) => {
  const wanted = pictureForms.map(({ form, longest }) => ({ longest, target: join(folder, form) }));
  const made = await tools.makePictures(path, contentType, wanted);
  if (!made.ok) return made;
  const renditions: Rendition[] = [];
  for (const [index, { form }] of pictureForms.entries())
    renditions.push(await keep(files, form, made.value.files[index] as MadeFile));
  return success({ facts: { contentType, ...made.value.facts }, renditions });
};

/** The first page of a PDF as a picture, and its words. */
export const renderDocument: MakeForms = async ({ tools, files, folder, path, contentType, signal, progress }) => {
  const pages = await tools.countPages(path, signal);
  if (!pages.ok) return pages;
  const thumbnail = await tools.drawFirstPage(path, thumbnailLongest, join(folder, 'thumbnail'), signal);
  if (!thumbnail.ok) return thumbnail;
  progress(50);
  const text = await tools.extractText(path, join(folder, 'text'), signal);
  if (!text.ok) return text;
  const renditions = [await keep(files, 'thumbnail', thumbnail.value), await keep(files, 'text', text.value)];
  return success({ facts: { contentType, pages: pages.value }, renditions });
};
