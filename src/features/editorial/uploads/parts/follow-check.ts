import { pageCall } from '../../../../platform/shell/page-call.ts';
import type { getUploadState } from '../contract.ts';
import type { ReadyUpload } from './uploads-state.ts';

export type Checked =
  | { readonly ok: true; readonly upload: ReadyUpload }
  | { readonly ok: false; readonly refusal: string | null };

const pauses = [400, 700, 1_000, 1_500, 2_000, 3_000] as const;

/** Asks until the check of an upload is decided. */
export async function followCheck(id: string, onDelay: () => void, signal: AbortSignal): Promise<Checked> {
  for (let asked = 0; ; asked += 1) {
    const answer = await pageCall()<typeof getUploadState>('GET /front/upload/state', { id }, { quiet: true });
    signal.throwIfAborted();
    if (answer.ok) {
      const { state, name, bytes, type, role, refusal, waitsFor } = answer.value;
      if (state === 'checked' || state === 'taken')
        return { ok: true, upload: { id, name, bytes, role, type: type ?? 'application/octet-stream' } };
      if (state === 'refused') return { ok: false, refusal };
      if (waitsFor || asked === 20) onDelay();
    } else if (answer.failure.code === 'notFound') return { ok: false, refusal: null };
    await new Promise((resolve) => setTimeout(resolve, pauses[Math.min(asked, pauses.length - 1)]));
    signal.throwIfAborted();
  }
}
