import { useEffect, useReducer, useRef } from 'react';
import type { SentFileRole } from '../../../../platform/kernel/sent-file.ts';
import { pageCall } from '../../../../platform/shell/page-call.ts';
import type { getUploadState } from '../contract.ts';
import { browserSending } from './sending/browser-sending.ts';
import { dropUpload, rememberedAddress, SendRefused, sendFile, uploadAddress } from './sending/send-file.ts';
import { changeRows, type ReadyUpload, type UploadRow } from './uploads-state.ts';

interface Wanted {
  readonly role: SentFileRole;
  onReady(upload: ReadyUpload): void;
  onRemoved?(id: string): void;
}

/** Files on their way from this page: sent one after another, then followed until they are checked. */
export function useUploads({ role, onReady, onRemoved }: Wanted) {
  const [rows, change] = useReducer(changeRows, []);
  const stops = useRef(new Map<string, AbortController>());
  const line = useRef(Promise.resolve());
  const count = useRef(0);

  useEffect(() => {
    const all = stops.current;
    return () => {
      for (const stop of all.values()) stop.abort();
    };
  }, []);

  async function send(key: string, file: File, signal: AbortSignal): Promise<void> {
    const onProgress = ({ sent, isLost }: { sent: number; isLost: boolean }) =>
      change({ what: 'progress', key, sent, isLost, at: performance.now() });
    const uploadId = await sendFile(file, { role, onProgress, signal }, browserSending);
    change({ what: 'change', key, row: { phase: 'checking', uploadId, sent: file.size } });
    // The next file need not wait for the check of this one.
    void follow(key, uploadId, signal).catch(() => {});
  }

  async function follow(key: string, id: string, signal: AbortSignal): Promise<void> {
    const onDelay = () => change({ what: 'change', key, row: { isDelayed: true } });
    const outcome = await followCheck(id, onDelay, signal);
    if (!outcome.ok) return change({ what: 'change', key, row: { phase: 'refused', reason: outcome.refusal } });
    change({ what: 'change', key, row: { phase: 'ready' } });
    onReady(outcome.upload);
  }

  function start(key: string, file: File): void {
    const stop = new AbortController();
    stops.current.set(key, stop);
    change({ what: 'change', key, row: { phase: 'sending', isLost: false, moments: [] } });
    line.current = line.current.then(async () => {
      if (stop.signal.aborted) return;
      await send(key, file, stop.signal).catch((problem: unknown) => {
        if (stop.signal.aborted) return;
        const reason = problem instanceof SendRefused ? problem.message : '';
        change({ what: 'change', key, row: { phase: 'failed', reason } });
      });
    });
  }

  return {
    rows,
    add(files: readonly File[]): void {
      const added = files.map((file) => {
        count.current += 1;
        return { key: `upload-${count.current}`, file };
      });
      change({ what: 'add', rows: added });
      for (const { key, file } of added) start(key, file);
    },
    pause({ key }: UploadRow): void {
      stops.current.get(key)?.abort();
      change({ what: 'change', key, row: { phase: 'paused', isLost: false } });
    },
    resume: ({ key, file }: UploadRow): void => start(key, file),
    remove({ key, file, uploadId }: UploadRow): void {
      stops.current.get(key)?.abort();
      const remembered = rememberedAddress(browserSending.memory, file, role);
      const address = uploadId ? `${uploadAddress}/${uploadId}` : remembered.read();
      remembered.forget();
      if (address) void dropUpload(address, browserSending);
      change({ what: 'remove', key });
      if (uploadId) onRemoved?.(uploadId);
    },
  };
}

type Checked =
  | { readonly ok: true; readonly upload: ReadyUpload }
  | { readonly ok: false; readonly refusal: string | null };

const pauses = [400, 700, 1_000, 1_500, 2_000, 3_000] as const;

/** Asks until the check of an upload is decided. */
async function followCheck(id: string, onDelay: () => void, signal: AbortSignal): Promise<Checked> {
  for (let tries = 0; ; tries += 1) {
    const answer = await pageCall()<typeof getUploadState>('GET /front/upload/state', { id }, { quiet: true });
    signal.throwIfAborted();
    if (answer.ok) {
      const { state, name, bytes, type, role, refusal, waitsFor } = answer.value;
      if (state === 'checked' || state === 'taken')
        return { ok: true, upload: { id, name, bytes, role, type: type ?? 'application/octet-stream' } };
      if (state === 'refused') return { ok: false, refusal };
      if (waitsFor || tries === 20) onDelay();
    } else if (answer.failure.code === 'notFound') return { ok: false, refusal: null };
    await new Promise((resolve) => setTimeout(resolve, pauses[Math.min(tries, pauses.length - 1)]));
    signal.throwIfAborted();
  }
}
