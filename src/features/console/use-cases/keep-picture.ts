import { storeFiles } from '../../../platform/item/writing/store-files.ts';
import { type Failure, failure } from '../../../platform/kernel/failure.ts';
import { fileAddress } from '../../../platform/kernel/file-address.ts';
import { failed, type Result, success } from '../../../platform/kernel/result.ts';
import { longestPictureSide, mostPictureBytes, pictureTypes } from '../domain/picture-rules.ts';
import type { ConsoleParts } from './console-parts.ts';

const contentType = 'image/webp';

/** Encodes a picture anew, so that nothing hidden in it reaches a reader, and answers where readers fetch it. */
export async function keepPicture(
  { database, files, sentFiles, encodePicture, record, countSent }: ConsoleParts,
  site: number,
  account: string,
  sent: Buffer,
): Promise<Result<string, Failure>> {
  if (sent.length > mostPictureBytes)
    return failed(failure('uploadTooLarge', { max: `${mostPictureBytes / 1_048_576} MB` }));
  const tooMuch = await countSent(account, sent.length);
  if (tooMuch) return failed(tooMuch);
  const encoded = await encodePicture(sent, { accepts: pictureTypes, longest: longestPictureSide });
  if (!encoded.ok) return failed(failure('uploadRefused'));
  const scanned = await sentFiles.bytes(sent, encoded.value);
  if (!scanned.ok) return failed(failure(scanned.failure.verdict === 'away' ? 'unavailable' : 'uploadRefused'));
  const sha256 = await files.put(scanned.value, contentType);
  // Among the files of the site that anyone may fetch, and in the log who sent it.
  await database.transaction({ reads: [site], writes: site }, async (transaction) => {
    const bytes = encoded.value.length;
    await storeFiles(transaction, site, [
      { role: 'image', name: `${sha256}.webp`, sha256, bytes, contentType, public: true },
    ]);
    await record(transaction, { site, account, action: 'upload', kind: 'picture', id: sha256 });
  });
  return success(fileAddress(sha256));
}
