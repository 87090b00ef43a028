import { type Failure, failure } from '../../../platform/kernel/failure.ts';
import { fileAddress } from '../../../platform/kernel/file-address.ts';
import { failed, type Result, success } from '../../../platform/kernel/result.ts';
import type { CountSent } from '../../../platform/ports/count-sent.ts';
import type { FileStore } from '../../../platform/ports/file-store.ts';
import type { SentFiles } from '../../../platform/ports/sent-files.ts';
import type { EncodePicture } from '../../../platform/ports/sent-pictures.ts';
import { longestPictureSide, mostPictureBytes, pictureTypes } from '../domain/picture-rules.ts';

export interface KeptPicture {
  readonly sha256: string;
  readonly bytes: number;
  readonly contentType: string;
}

export interface PublicPictures {
  /** Enters the picture among the files of the site that anyone may fetch, and who sent it into the log. */
  add(site: number, account: string, picture: KeptPicture): Promise<void>;
}

interface Parts {
  readonly files: FileStore;
  readonly sentFiles: SentFiles;
  readonly encode: EncodePicture;
  readonly store: PublicPictures;
  readonly countSent: CountSent;
}

const stored = 'image/webp';

/** Encodes a picture anew, so that nothing hidden in it reaches a reader, and answers where readers fetch it. */
export const keepPictures =
  ({ files, sentFiles, encode, store, countSent }: Parts) =>
  async (site: number, account: string, sent: Buffer): Promise<Result<string, Failure>> => {
    if (sent.length > mostPictureBytes)
      return failed(failure('uploadTooLarge', { max: `${mostPictureBytes / 1_048_576} MB` }));
    const tooMuch = await countSent(account, sent.length);
    if (tooMuch) return failed(tooMuch);
    const encoded = await encode(sent, { accepts: pictureTypes, longest: longestPictureSide });
    if (!encoded.ok) return failed(failure('uploadRefused'));
    const scanned = await sentFiles.bytes(sent, encoded.value);
    if (!scanned.ok) return failed(failure(scanned.failure.verdict === 'away' ? 'unavailable' : 'uploadRefused'));
    const sha256 = await files.put(scanned.value, stored);
    await store.add(site, account, { sha256, bytes: encoded.value.length, contentType: stored });
    return success(fileAddress(sha256));
  };

export type KeepPicture = ReturnType<typeof keepPictures>;
