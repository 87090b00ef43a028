import type { Mark } from '../../../platform/item/marks/mark.ts';
import { success } from '../../../platform/kernel/result.ts';
import type { FileStore } from '../../../platform/ports/file-store.ts';
import type { Job, JobHandler, Jobs, Queue } from '../../../platform/ports/jobs.ts';
import { madeHere } from '../../../platform/ports/storable.ts';
import type { createRedlineThreads } from '../formats/redline/redline-threads.ts';
import type { RedlinePair, RedlineStore } from '../store/postgres-redlines.ts';

export const redlineQueue: Queue<RedlinePair> = { name: 'redline', mostSeconds: 300, atOnce: 1 };

/** Two jobs for one pair that still wait are one. */
const jobOf = (pair: RedlinePair): Job<RedlinePair> => ({
  data: pair,
  key: [pair.article, pair.before.slice(0, 16), pair.after.slice(0, 16)].join('-'),
});

export type WantRedline = (pair: RedlinePair) => Promise<void>;

export const wantRedline =
  (jobs: Jobs): WantRedline =>
  (pair) =>
    jobs.send(redlineQueue, [jobOf(pair)]);

/** Told of every article that changed: a version that came has to be compared with the one before it. */
export const createArticlesChanged =
  (store: RedlineStore, jobs: Jobs) =>
  async (marks: readonly Mark[]): Promise<void> => {
    if (marks.length === 0) return;
    const sites = [...new Set(marks.map(({ site }) => site))];
    const pairs = await store.missing(
      sites,
      marks.map(({ item }) => item),
    );
    if (pairs.length > 0) await jobs.send(redlineQueue, pairs.map(jobOf));
  };

interface Parts {
  readonly files: Pick<FileStore, 'get' | 'put'>;
  readonly store: RedlineStore;
  readonly compare: ReturnType<typeof createRedlineThreads>['compare'];
}

/** Compares two texts and stores the redline. The row comes last, so that a broken run leaves nothing but a file that nobody names. */
export function createMakeRedline({ files, store, compare }: Parts): JobHandler<RedlinePair> {
  const textOf = async (sha256: string) => {
    const bytes = await files.get(sha256);
    if (!bytes) throw new Error(`the text ${sha256} is not in the file store`);
    return bytes.toString('utf8');
  };
  return async ({ data: pair }) => {
    if (!(await store.isWanted(pair))) return success(undefined);
    const [before, after] = await Promise.all([textOf(pair.before), textOf(pair.after)]);
    const compared = await compare({ before, after });
    if (!compared.ok) {
      await store.save(pair, null);
      return compared;
    }
    const { html, summary } = compared.value;
    const bytes = Buffer.from(html);
    const sha256 = await files.put(madeHere(bytes), 'text/html');
    await store.save(pair, { sha256, bytes: bytes.length, summary });
    return success(undefined);
  };
}
