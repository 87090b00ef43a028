import type { Kind } from '../../../platform/item/kind.ts';
import type { LogHead } from '../../../platform/kernel/sealed-change.ts';
import type { Database } from '../../../platform/ports/database.ts';
import type { FileStore } from '../../../platform/ports/file-store.ts';
import type { Jobs } from '../../../platform/ports/jobs.ts';
import type { Keys } from '../../../platform/ports/keys.ts';

export interface CheckedSite {
  readonly id: number;
  readonly sld: string;
}

export interface CheckParts {
  readonly database: Database;
  readonly files: FileStore;
  readonly jobs: Pick<Jobs, 'dead'>;
  readonly kinds: readonly Kind[];
  /** Believe the file store about its bytes instead of reading them all. */
  readonly quick: boolean;
  /** By which the log of the console is sealed. */
  readonly sealKeys: Keys;
  /** How far the logs went at earlier moments, as someone outside the database knows it. */
  readonly logHeads: readonly LogHead[];
}

/** One thing that must be true of every site. */
export interface Check {
  /** What is true when nothing is wrong, in a few words. */
  readonly promise: string;
  /** What to do when it is not. */
  readonly remedy: string;
  /** What is wrong, a sentence for each, as it is found. */
  find(site: CheckedSite, parts: CheckParts): AsyncIterable<string>;
}

interface Finding {
  readonly check: Check;
  /** The first of what is wrong, in sentences. */
  readonly sentences: readonly string[];
  readonly total: number;
}

/** Runs every check on a site, one after another, and answers those that found something. */
export async function* examineSite(
  site: CheckedSite,
  checks: readonly Check[],
  parts: CheckParts,
  mostSentences: number,
): AsyncGenerator<Finding> {
  for (const check of checks) {
    const sentences: string[] = [];
    let total = 0;
    for await (const sentence of check.find(site, parts)) {
      total += 1;
      if (sentences.length < mostSentences) sentences.push(sentence);
    }
    if (total > 0) yield { check, sentences, total };
  }
}
