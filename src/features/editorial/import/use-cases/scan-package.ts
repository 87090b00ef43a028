import type { OpenPackage } from '../../../../platform/documents/archives/open-package.ts';
import { failed, type Result, success } from '../../../../platform/kernel/result.ts';
import type { SentFiles } from '../../../../platform/ports/sent-files.ts';
import type { StorableFile } from '../../../../platform/ports/storable.ts';
import type { SourcePackage } from '../formats/format.ts';
import { readAhead } from './read-ahead.ts';

/** A package in which the virus scanner found nothing. Nothing else can be imported. */
export interface ScannedPackage extends SourcePackage {
  file(path: string): StorableFile;
  close(): Promise<void>;
}

export interface RefusedFile {
  readonly path: string;
  readonly reason: string;
}

/** `away`: no scanner answers, nothing is known yet. */
export type PackageRefusal = 'away' | readonly RefusedFile[];

const atOnce = 4;

/**
 * Scans every file of an unpacked package, also those that no document names: a package that carries a virus is refused as a whole.
 * A refused package is closed.
 */
export async function scanPackage(
  opened: OpenPackage,
  sent: SentFiles,
): Promise<Result<ScannedPackage, PackageRefusal>> {
  const clean = new Map<string, StorableFile>();
  const refused: RefusedFile[] = [];
  const scan = async (path: string) => ({ path, outcome: await sent.file(opened.place(path)) });
  try {
    for await (const { path, outcome } of readAhead(opened.paths, atOnce, scan)) {
      if (outcome.ok) clean.set(path, outcome.value);
      else if (outcome.failure.verdict === 'away') return await closed('away');
      else refused.push({ path, reason: reasonOf(outcome.failure) });
    }
  } catch (problem) {
    await opened.close();
    throw problem;
  }
  return refused.length > 0 ? await closed(refused) : success({ ...opened, file: (path) => fileOf(path) });

  async function closed(refusal: PackageRefusal) {
    await opened.close();
    return failed(refusal);
  }

  function fileOf(path: string): StorableFile {
    const file = clean.get(path);
    if (!file) throw new Error(`${path} was not scanned.`);
    return file;
  }
}

const reasonOf = ({ verdict, name }: { verdict: 'found' | 'unsearched'; name: string }): string =>
  verdict === 'found'
    ? `the virus scanner found ${name} in it`
    : `the virus scanner could not search all of it (${name})`;
