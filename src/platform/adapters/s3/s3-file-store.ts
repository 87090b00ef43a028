import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { ByteRange, FileStore, OpenFile } from '../../ports/file-store.ts';
import { presignedAddress } from './presigned-address.ts';
import { asidePathOf, createS3Client, pathOf, type S3Place, topFolder, unlessMissing } from './s3-client.ts';
import { readForUpload, signKnownHashes, uploadFile } from './upload-file.ts';

export interface S3Settings extends S3Place {
  /** Where browsers reach the store, if they may. */
  readonly publicEndpoint?: string | undefined;
  /** How long one part of a large file may take on its way to the store. */
  readonly uploadMilliseconds: number;
}

const lookFirstBytes = 64 * 1_024;

export function connectS3(settings: S3Settings): FileStore {
  const client = createS3Client(settings, settings.milliseconds);
  const uploading = signKnownHashes(createS3Client(settings, settings.uploadMilliseconds));
  const Bucket = settings.bucket;
  const place = (sha256: string) => ({ Bucket, Key: pathOf(sha256) });
  const aside = (sha256: string) => ({ Bucket, Key: asidePathOf(sha256) });
  type Place = ReturnType<typeof place>;

  /** What was set aside a moment ago may have been named a moment ago. */
  const anywhere = async <Answer>(sha256: string, ask: (there: Place) => Promise<Answer>) =>
    (await unlessMissing(() => ask(place(sha256)))) ?? (await unlessMissing(() => ask(aside(sha256))));

  const move = async (from: Place, to: Place) => {
    const CopySource = `${from.Bucket}/${from.Key}`;
    const isThere = await unlessMissing(() => uploading.send(new CopyObjectCommand({ ...to, CopySource })));
    if (isThere) await client.send(new DeleteObjectCommand(from));
  };

  const statAt = async (there: Place) => {
    const { ContentLength = 0, ContentType = '' } = await client.send(new HeadObjectCommand(there));
    return { bytes: ContentLength, contentType: ContentType };
  };
  const isStored = async (sha256: string) => Boolean(await unlessMissing(() => statAt(place(sha256))));

  const open: FileStore['open'] = (sha256, range) =>
    anywhere(sha256, async (there) => {
      const Range = range && `bytes=${range.first}-${range.last}`;
      const answer = await client.send(new GetObjectCommand({ ...there, Range }));
      return {
        stream: answer.Body as Readable,
        contentType: answer.ContentType ?? '',
        ...extentOf(answer.ContentRange, answer.ContentLength ?? 0),
      };
    });

  return {
    stat: (sha256) => anywhere(sha256, statAt),
    open,

    async put({ content: bytes }, contentType) {
      const hash = createHash('sha256').update(bytes);
      const sha256 = hash.copy().digest('hex');
      // A store refuses a large body that it has before it has read it all, which looks like a broken connection from here.
      if (bytes.length > lookFirstBytes && (await isStored(sha256))) return sha256;
      const command = new PutObjectCommand({
        ...place(sha256),
        Body: bytes,
        ContentType: contentType,
        ChecksumSHA256: hash.digest('base64'),
        IfNoneMatch: '*',
      });
      await unlessThere(client.send(command));
      return sha256;
    },

    async putFile({ content: path }, contentType) {
      const file = await readForUpload(path);
      const { sha256, bytes } = file;
      if (!(await isStored(sha256))) await unlessThere(uploadFile(uploading, place(sha256), path, file, contentType));
      return { sha256, bytes };
    },

    async get(sha256) {
      const answer = await anywhere(sha256, (there) => client.send(new GetObjectCommand(there)));
      return answer?.Body && Buffer.from(await answer.Body.transformToByteArray());
    },

    addressFor(sha256, { contentType, disposition }, seconds) {
      const { publicEndpoint: endpoint, accessKey, secretKey, bucket } = settings;
      if (!endpoint) return undefined;
      const asked = { key: pathOf(sha256), seconds, responseType: contentType, responseDisposition: disposition };
      return presignedAddress({ endpoint, accessKey, secretKey, bucket, now: new Date(), ...asked });
    },

    async remove(sha256) {
      await unlessMissing(() => client.send(new DeleteObjectCommand(place(sha256))));
    },

    setAside: (sha256) => move(place(sha256), aside(sha256)),
    bringBack: (sha256) => move(aside(sha256), place(sha256)),
    async removeAside(sha256) {
      await unlessMissing(() => client.send(new DeleteObjectCommand(aside(sha256))));
    },

    async verify(sha256) {
      const file = await open(sha256);
      if (!file) return false;
      const hash = createHash('sha256');
      for await (const chunk of file.stream) hash.update(chunk as Buffer);
      return hash.digest('hex') === sha256;
    },

    async *names() {
      let ContinuationToken: string | undefined;
      do {
        const page = await client.send(new ListObjectsV2Command({ Bucket, Prefix: topFolder, ContinuationToken }));
        for (const { Key = '' } of page.Contents ?? []) yield Key.slice(Key.lastIndexOf('/') + 1);
        ContinuationToken = page.IsTruncated ? page.NextContinuationToken : undefined;
      } while (ContinuationToken);
    },
  };
}

/** `bytes 5-9/100` names the part and the whole; without it the whole was sent. */
function extentOf(contentRange: string | undefined, length: number): Pick<OpenFile, 'bytes' | 'range'> {
  const [, first, last, bytes] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(contentRange ?? '') ?? [];
  const range: ByteRange | undefined = bytes ? { first: Number(first), last: Number(last) } : undefined;
  return { bytes: bytes ? Number(bytes) : length, range };
}

/** A name stands for its bytes, so what is there already is what was to be stored. */
async function unlessThere(storing: Promise<unknown>): Promise<void> {
  try {
    await storing;
  } catch (problem) {
    const already = problem instanceof S3ServiceException && problem.$metadata.httpStatusCode === 412;
    if (!already) throw problem;
  }
}
