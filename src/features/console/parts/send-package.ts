import { pageCall } from '../../../platform/shell/page-call.ts';
import type { beginImport, finishImport, sendPiece } from '../../editorial/import/contract.ts';

const tries = 4;
const waitMilliseconds = 1_500;

export interface PackageRequest {
  readonly format: 'jats' | 'records' | 'chinaxiv' | 'chinaxiv-records' | 'lessons' | 'media' | 'ror';
  readonly asDraft: boolean;
}

/** Sends a file piece by piece, each as often as it takes; only one piece at a time is in memory. Answers whether all arrived. */
export async function sendPackage(
  file: File,
  wanted: PackageRequest,
  onSent: (share: number) => void,
): Promise<boolean> {
  const call = pageCall();
  const begun = await call<typeof beginImport>('POST /console/import/begin', {
    ...{ ...wanted, name: file.name, size: file.size },
  });
  if (!begun.ok) return false;
  const { id, pieceBytes } = begun.value;
  for (let number = 0; number * pieceBytes < file.size; number += 1) {
    const bytes = file.slice(number * pieceBytes, (number + 1) * pieceBytes);
    if (
      !(await arrives(() =>
        call<typeof sendPiece>('POST /console/import/piece', { id, number, bytes: bytes as never }),
      ))
    )
      return false;
    onSent(Math.min(1, ((number + 1) * pieceBytes) / file.size));
  }
  return (await call<typeof finishImport>('POST /console/import/finish', { id })).ok;
}

/** A connection that breaks for a moment must not cost an hour of uploading. */
async function arrives(send: () => Promise<{ readonly ok: boolean }>): Promise<boolean> {
  for (let tried = 1; tried <= tries; tried += 1) {
    if ((await send().catch(() => ({ ok: false }))).ok) return true;
    await new Promise((resolve) => setTimeout(resolve, tried * waitMilliseconds));
  }
  return false;
}
