import type { ReportKind } from './browser-report.ts';
import { chunkLoadMilliseconds } from './constants.ts';
import type { SendReport } from './report-errors.ts';

export type ChunkKind = Exclude<ReportKind, 'error' | 'rejection' | 'policy'>;

export interface ChunkEffects {
  readonly report: SendReport;
  offerReload(): void;
  /** The session's memory of pages that were offered a reload; may throw where the browser forbids it. */
  storage(): Storage;
  page(): string;
}

export interface ChunkWatch {
  failed(kind: ChunkKind, address: string, message?: string): void;
  /** Starts the clock for a chunk; the answer stops it. */
  pending(kind: ChunkKind, address: string): () => void;
}

/** Each broken chunk is reported once; a page is offered one reload in a session, so that a broken server makes no loop. */
export function createChunkWatch({ report, offerReload, storage, page }: ChunkEffects): ChunkWatch {
  const known = new Set<string>();
  let offered = false;

  const offerOnce = () => {
    if (offered) return;
    offered = true;
    const key = `imprint.reload-offered.${page()}`;
    try {
      if (storage().getItem(key)) return;
      storage().setItem(key, '1');
    } catch {
      // Without a memory the offer is made once for each loaded page; it never reloads by itself.
    }
    offerReload();
  };
  const failed: ChunkWatch['failed'] = (kind, address, message = kind) => {
    if (known.has(address)) return;
    known.add(address);
    report({ kind, message, source: address });
    offerOnce();
  };

  return {
    failed,
    pending(kind, address) {
      const timer = setTimeout(() => failed(kind, address, 'timeout'), chunkLoadMilliseconds);
      return () => clearTimeout(timer);
    },
  };
}
