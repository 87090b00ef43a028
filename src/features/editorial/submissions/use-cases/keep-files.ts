import type { Id } from '../../../../platform/kernel/id.ts';
import type { Transaction } from '../../../../platform/ports/database.ts';
import type { SubmissionParts, TakenUpload } from './submission-parts.ts';
import type { NewFile } from './submission-store.ts';

type Kept = Omit<NewFile, 'name' | 'sha256' | 'bytes' | 'contentType'>;

/** Uploads become files of a submission. Of a film a preview is made at once. */
export async function keepFiles(
  { store, filesArrived }: Pick<SubmissionParts, 'store' | 'filesArrived'>,
  transaction: Transaction,
  site: number,
  id: Id,
  uploads: readonly TakenUpload[],
  as: Kept,
): Promise<Id[]> {
  const kept: Id[] = [];
  for (const { sha256, bytes, name, type: contentType } of uploads)
    kept.push(await store.addFile(transaction, site, id, { sha256, bytes, name, ...as, contentType }));
  if (as.role === 'video')
    await filesArrived(
      transaction,
      site,
      uploads.map(({ sha256, type: contentType }) => ({ sha256, contentType })),
    );
  return kept;
}
