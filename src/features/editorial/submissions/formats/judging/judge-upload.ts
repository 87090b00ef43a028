import type { SentFileRole } from '../../../../../platform/kernel/sent-file.ts';
import { judgeFile } from './judge-file.ts';

interface UploadedFile {
  readonly bytes: number;
  readonly name: string;
  readonly role: SentFileRole;
  /** The bytes from the first number on, up to but without the second. */
  read(from: number, to: number): Promise<Uint8Array>;
}

type Verdict = { readonly ok: true; readonly type: string } | { readonly ok: false; readonly reason: string };

/** The same judgement for a file that was uploaded. */
export async function judgeUpload({ bytes, name, role, read }: UploadedFile): Promise<Verdict> {
  const source = { size: bytes, read: (start: number, length: number) => read(start, Math.min(bytes, start + length)) };
  const verdict = await judgeFile(source, { name, role });
  return verdict.ok ? { ok: true, type: verdict.value.contentType } : { ok: false, reason: verdict.failure.reason };
}
