import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import type { SiteScope } from '../../kernel/site-context.ts';
import type { Database, Transaction } from '../../ports/database.ts';
import type { FileStore } from '../../ports/file-store.ts';
import type { StorableBytes } from '../../ports/storable.ts';

interface Held {
  readonly read: Map<string, Buffer | undefined>;
  readonly stored: Set<string>;
  readonly wanted: Set<string>;
  readonly unstored: Map<string, { readonly bytes: StorableBytes; readonly contentType: string }>;
}

/** Each run of a transaction finds out more of what it needs; a document is spread over far fewer files. */
const mostRuns = 50;

class FilesMissing extends Error {}

type Files = Pick<FileStore, 'get' | 'put'>;
export type FilesAround = ReturnType<typeof filesAround>;

/**
 * Files that a transaction may name although none is read or stored while it runs. One that needs a file which is not at hand is
 * rolled back, the file is fetched or stored, and the transaction runs again. So the bytes lie in the store before a row names them.
 */
export function filesAround(store: Files) {
  const current = new AsyncLocalStorage<Held>();

  const files: Files = {
    async get(sha256) {
      const held = current.getStore();
      if (!held) return store.get(sha256);
      if (held.read.has(sha256)) return held.read.get(sha256);
      held.wanted.add(sha256);
      throw new FilesMissing(`the file ${sha256} is not at hand`);
    },
    async put(bytes, contentType) {
      const held = current.getStore();
      if (!held) return store.put(bytes, contentType);
      const sha256 = createHash('sha256').update(bytes.content).digest('hex');
      held.read.set(sha256, bytes.content);
      if (!held.stored.has(sha256)) held.unstored.set(sha256, { bytes, contentType });
      return sha256;
    },
  };

  /** Fetches and stores what the last run was lacking. */
  async function provide({ read, stored, wanted, unstored }: Held): Promise<void> {
    for (const [sha256, { bytes, contentType }] of unstored) {
      await store.put(bytes, contentType);
      stored.add(sha256);
    }
    await Promise.all([...wanted].map(async (sha256) => read.set(sha256, await store.get(sha256))));
    wanted.clear();
    unstored.clear();
  }

  return {
    files,
    async transaction<Outcome>(
      database: Pick<Database, 'transaction'>,
      scope: SiteScope,
      work: (transaction: Transaction) => Promise<Outcome>,
    ): Promise<Outcome> {
      const held: Held = { read: new Map(), stored: new Set(), wanted: new Set(), unstored: new Map() };
      const once = () =>
        database.transaction(scope, async (transaction) => {
          const outcome = await work(transaction);
          if (held.unstored.size > 0) throw new FilesMissing('files are not stored yet');
          return outcome;
        });
      for (let run = 1; ; run += 1)
        try {
          return await current.run(held, once);
        } catch (problem) {
          if (!(problem instanceof FilesMissing) || run === mostRuns) throw problem;
          await provide(held);
        }
    },
  };
}
