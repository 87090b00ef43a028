import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  type CompletedPart,
  CompleteMultipartUploadCommand,
  CopyObjectCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
  S3ServiceException,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import type { ByteRange, FileStore, OpenFile } from '../../ports/file-store.ts';
import { type FilePart, type HashedFile, hashFile } from './hash-file.ts';
import { presignedAddress } from './presigned-address.ts';
import { asidePathOf, createS3Client, pathOf, type S3Place, topFolder, unlessMissing } from './s3-client.ts';

export interface S3Settings extends S3Place {
  /** Where browsers reach the store, if they may. */
  readonly publicEndpoint?: string | undefined;
  /** How long one part of a large file may take on its way to the store. */
  readonly uploadMilliseconds: number;
}

const sampleBytes = 64 * 1_024;

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
      if (bytes.length > sampleBytes && (await isStored(sha256))) return sha256;
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
      if (!(await isStored(sha256)))
        await unlessThere(uploadFile(uploading, place(sha256), path, file, contentType, onlyNew));
      return { sha256, bytes };
    },

    async replaceFile({ content: path }, contentType) {
      const file = await readForUpload(path);
      await uploadFile(uploading, place(file.sha256), path, file, contentType, {});
      return { sha256: file.sha256, bytes: file.bytes };
    },

    async get(sha256) {
      const answer = await anywhere(sha256, (there) => client.send(new GetObjectCommand(there)));
      return answer?.Body && Buffer.from(await answer.Body.transformToByteArray());
    },

    addressFor(sha256, { contentType, disposition }, seconds) {
      const { publicEndpoint: endpoint, accessKey, secretKey, bucket } = settings;
      if (!endpoint) return undefined;
      const object = { key: pathOf(sha256), seconds, responseType: contentType, responseDisposition: disposition };
      return presignedAddress({ endpoint, accessKey, secretKey, bucket, now: new Date(), ...object });
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

/** Above this a file travels in parts. S3 takes parts of at least 5 MiB and at most 10,000 of them. */
const partBytes = 64 * 1_048_576;
const mostParts = 10_000;

interface Place {
  readonly Bucket: string;
  readonly Key: string;
}

/** Nothing is stored twice under one name. */
const onlyNew = { IfNoneMatch: '*' } as const;

const readForUpload = (path: string): Promise<HashedFile> => hashFile(path, partBytes);

/**
 * Sends a file that was hashed before. The store compares every part with its hash, so a file that changed meanwhile or an
 * upload that broke off leaves nothing under the name.
 */
async function uploadFile(
  client: S3Client,
  place: Place,
  path: string,
  { parts }: HashedFile,
  contentType: string,
  precondition: typeof onlyNew | Record<string, never>,
): Promise<void> {
  const [only] = parts;
  if (parts.length > mostParts) throw new Error(`${path} is larger than the file store takes.`);
  if (parts.length === 1 && only) {
    const command = new PutObjectCommand({
      ...place,
      ...contentOf(path, only),
      ContentType: contentType,
      ...precondition,
    });
    await client.send(command);
    return;
  }
  const { UploadId } = await client.send(
    new CreateMultipartUploadCommand({ ...place, ContentType: contentType, ChecksumAlgorithm: 'SHA256' }),
  );
  try {
    const done: CompletedPart[] = [];
    for (const [index, part] of parts.entries()) {
      const PartNumber = index + 1;
      const command = new UploadPartCommand({ ...place, UploadId, PartNumber, ...contentOf(path, part) });
      const { ETag } = await client.send(command);
      done.push({ PartNumber, ETag, ChecksumSHA256: part.hash.toString('base64') });
    }
    await client.send(
      new CompleteMultipartUploadCommand({ ...place, UploadId, MultipartUpload: { Parts: done }, ...precondition }),
    );
  } catch (problem) {
    await client.send(new AbortMultipartUploadCommand({ ...place, UploadId })).catch(() => {});
    throw problem;
  }
}

const contentOf = (path: string, { first, last, hash }: FilePart) => ({
  Body: last < first ? Readable.from([]) : createReadStream(path, { start: first, end: last, highWaterMark: 262_144 }),
  ContentLength: last - first + 1,
  ChecksumSHA256: hash.toString('base64'),
});

/** The hash is known, so it is signed as it is; the client would else read the stream into memory to find it out. */
function signKnownHashes(client: S3Client): S3Client {
  client.middlewareStack.add(
    (next) => (given) => {
      const { ChecksumSHA256 } = given.input as { ChecksumSHA256?: string };
      const { headers } = given.request as { headers: Record<string, string> };
      if (ChecksumSHA256) headers['x-amz-content-sha256'] = Buffer.from(ChecksumSHA256, 'base64').toString('hex');
      return next(given);
    },
    { step: 'build', name: 'signKnownHashes' },
  );
  return client;
}
