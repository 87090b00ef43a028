import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CopyObjectCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  ListPartsCommand,
  PutObjectCommand,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import type { ArrivingFile, ArrivingFiles } from '../../ports/arriving-files.ts';
import { createS3Client, pathOf, type S3Place, unlessMissing } from './s3-client.ts';

export interface ArrivingSettings extends S3Place {
  /** How long one part may take on its way to the store. */
  readonly uploadMilliseconds: number;
  /** How long the store may take to join the parts of the largest file, or to copy it. */
  readonly joinMilliseconds: number;
  /** All parts but the last have this size, so that the number of a part says which bytes it holds. At least 5 MiB. */
  readonly partBytes: number;
}

/**
 * Files in an S3 store while they arrive. A part that is full becomes a part of a multipart upload. What came of the next one lies in
 * an object of its own, named by the number of full parts before it: it counts until that part is there and is never needed again
 * then, so that there is no moment at which stored bytes are missing or count twice.
 */
export function connectArrivingFiles(settings: ArrivingSettings): ArrivingFiles {
  const { partBytes, bucket: Bucket } = settings;
  const client = createS3Client(settings, settings.milliseconds);
  const sending = createS3Client(settings, settings.uploadMilliseconds);
  const joining = createS3Client(settings, settings.joinMilliseconds);
  const folderOf = (id: string) => `arriving/${id}/`;
  const whole = (id: string) => ({ Bucket, Key: `${folderOf(id)}whole` });
  const tail = (id: string, fullParts: number) => ({ Bucket, Key: `${folderOf(id)}after-${fullParts}` });
  const partsOf = (file: ArrivingFile): PartsPlace => ({ ...whole(file.id), UploadId: file.partsId as string });

  const sizeOf = async (place: { Bucket: string; Key: string }): Promise<number> =>
    (await unlessMissing(() => client.send(new HeadObjectCommand(place))))?.ContentLength ?? 0;

  /** The parts without a gap from the first on, as long as each has its size. */
  async function soundParts(file: ArrivingFile) {
    const parts = await unlessMissing(() => listParts(client, partsOf(file)));
    const isSound = ({ number, bytes }: { number: number; bytes: number }, index: number) =>
      number === index + 1 && bytes === Math.min(partBytes, file.bytes - index * partBytes);
    const gap = parts?.findIndex((part, index) => !isSound(part, index)) ?? -1;
    return gap < 0 ? parts : parts?.slice(0, gap);
  }

  async function stored(file: ArrivingFile): Promise<number> {
    const parts = file.partsId === null ? undefined : await soundParts(file);
    // Parts that were joined are no parts any more.
    if (!parts && (await sizeOf(whole(file.id))) === file.bytes) return file.bytes;
    const full = parts?.length ?? 0;
    const before = Math.min(full * partBytes, file.bytes);
    return before === file.bytes ? before : before + (await sizeOf(tail(file.id, full)));
  }

  async function storePart(file: ArrivingFile, fullParts: number, Body: Buffer): Promise<void> {
    if (file.partsId === null) await sending.send(new PutObjectCommand({ ...whole(file.id), Body }));
    else await sending.send(new UploadPartCommand({ ...partsOf(file), PartNumber: fullParts + 1, Body }));
  }

  return {
    stored,

    async begin({ id, bytes }) {
      if (bytes <= partBytes) return null;
      const { UploadId } = await client.send(new CreateMultipartUploadCommand(whole(id)));
      return UploadId ?? null;
    },

    async append(file, from, source) {
      if (file.partsId === null && file.bytes > partBytes) throw new Error('an upload has no place');
      const part = Buffer.allocUnsafeSlow(Math.min(partBytes, file.bytes));
      let fullParts = Math.floor(from / partBytes);
      let filled = await readTail(file, fullParts, part, from % partBytes);
      let safe = from;
      const room = () => Math.min(partBytes, file.bytes - fullParts * partBytes);
      const storeRest = async () => {
        const at = fullParts * partBytes + filled;
        if (at === safe) return;
        await sending.send(new PutObjectCommand({ ...tail(file.id, fullParts), Body: part.subarray(0, filled) }));
        safe = at;
      };
      try {
        for await (const chunk of source) {
          for (let rest = chunk; rest.length > 0; ) {
            if (room() <= 0) throw new Error('more bytes came than were announced');
            const taken = rest.subarray(0, room() - filled);
            part.set(taken, filled);
            filled += taken.length;
            rest = rest.subarray(taken.length);
            if (filled < room()) continue;
            await storePart(file, fullParts, part.subarray(0, filled));
            safe = fullParts * partBytes + filled;
            fullParts += 1;
            filled = 0;
          }
        }
      } catch (problem) {
        await storeRest().catch(() => {});
        throw problem;
      }
      if (safe < file.bytes) await storeRest();
      return safe;
    },

    async finish(file) {
      if ((await sizeOf(whole(file.id))) === file.bytes) return;
      const parts = file.partsId === null ? [] : ((await soundParts(file)) ?? []);
      const bytes = parts.reduce((sum, part) => sum + part.bytes, 0);
      if (bytes !== file.bytes) throw new Error(`${bytes} of ${file.bytes} bytes of an upload are stored`);
      const Parts = parts.map(({ number, tag }) => ({ PartNumber: number, ETag: tag }));
      await joining.send(new CompleteMultipartUploadCommand({ ...partsOf(file), MultipartUpload: { Parts } }));
    },

    async open(id, range) {
      const Range = range && `bytes=${range.first}-${range.last}`;
      const { Body } = await client.send(new GetObjectCommand({ ...whole(id), Range }));
      return Body as Readable;
    },

    async keep(id, sha256, ContentType) {
      const target = { Bucket, Key: pathOf(sha256) };
      const isThere = await unlessMissing(() => client.send(new HeadObjectCommand(target)));
      if (!isThere) {
        const { Key } = whole(id);
        await joining.send(
          new CopyObjectCommand({
            ...target,
            CopySource: `${Bucket}/${Key}`,
            ContentType,
            MetadataDirective: 'REPLACE',
          }),
        );
      }
      await remove(id);
    },

    remove,
  };

  /** What came of a part before, put back to where it belongs. Answers how much of the part is filled. */
  async function readTail(file: ArrivingFile, fullParts: number, part: Buffer, bytes: number): Promise<number> {
    if (bytes === 0) return 0;
    const { Body } = await client.send(new GetObjectCommand(tail(file.id, fullParts)));
    const before = await buffer(Body as Readable);
    if (before.length < bytes) throw new Error(`${before.length} of ${bytes} bytes of a part are stored`);
    before.copy(part, 0, 0, bytes);
    return bytes;
  }

  async function remove(id: string): Promise<void> {
    const Prefix = folderOf(id);
    const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand({ Bucket, Prefix }));
    for (const { Key, UploadId } of Uploads)
      if (Key?.startsWith(Prefix))
        await unlessMissing(() => client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId })));
    const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket, Prefix }));
    for (const { Key } of Contents) await client.send(new DeleteObjectCommand({ Bucket, Key }));
  }
}

interface PartsPlace {
  readonly Bucket: string;
  readonly Key: string;
  readonly UploadId: string;
}

/** The parts of a multipart upload, in the order of their numbers. */
async function listParts(client: S3Client, place: PartsPlace) {
  const parts: { number: number; bytes: number; tag: string | undefined }[] = [];
  let PartNumberMarker: string | undefined;
  do {
    const page = await client.send(new ListPartsCommand({ ...place, PartNumberMarker }));
    for (const { PartNumber = 0, Size = 0, ETag } of page.Parts ?? [])
      parts.push({ number: PartNumber, bytes: Size, tag: ETag });
    PartNumberMarker = page.IsTruncated ? page.NextPartNumberMarker : undefined;
  } while (PartNumberMarker);
  return parts.sort((one, other) => one.number - other.number);
}
