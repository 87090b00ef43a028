import { storeFiles } from '../../../platform/item/writing/store-files.ts';
import { type Failure, failure } from '../../../platform/kernel/failure.ts';
import { failed, type Result, success } from '../../../platform/kernel/result.ts';
import type { ConsoleParts } from './console-parts.ts';

interface TakenFile {
  readonly sha256: string;
  readonly name: string;
  readonly bytes: number;
  readonly contentType: string;
}

class NotTaken extends Error {}

/**
 * Puts a file that an editor sent and a scanner found clean among those of the site. Readers have it once something that is
 * published names it, under the access policy.
 */
export async function takeFile(
  { database, takeUploads, keepUpload, filesArrived, record }: ConsoleParts,
  site: number,
  account: string,
  upload: string,
): Promise<Result<TakenFile, Failure>> {
  const taken = await database
    .transaction({ reads: [site], writes: site }, async (transaction) => {
      const found = await takeUploads(transaction, site, account, [upload]);
      const [file] = found.ok ? found.value : [];
      // What was sent for a manuscript was looked at by other rules.
      if (file?.role !== 'publication') throw new NotTaken();
      const { sha256, name, bytes, type: contentType } = file;
      const arrived = await storeFiles(transaction, site, [{ role: 'attachment', sha256, name, bytes, contentType }]);
      await filesArrived(transaction, site, arrived);
      await record(transaction, { site, account, action: 'upload', kind: 'file', id: sha256 });
      return { sha256, name, bytes, contentType };
    })
    .catch((problem: unknown) => {
      if (problem instanceof NotTaken) return undefined;
      throw problem;
    });
  if (!taken) return failed(failure('notFound'));
  await keepUpload(site, upload);
  return success(taken);
}
