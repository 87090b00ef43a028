import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  type CompletedPart,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  PutObjectCommand,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { type FilePart, type HashedFile, hashFile } from './hash-file.ts';

/** Above this a file travels in parts. S3 takes parts of at least 5 MiB and at most 10,000 of them. */
const partBytes = 64 * 1_048_576;
const mostParts = 10_000;

interface Place {
  readonly Bucket: string;
  readonly Key: string;
}

export const readForUpload = (path: string): Promise<HashedFile> => hashFile(path, partBytes);

/**
 * Sends a file that was hashed before. The store compares every part with its hash, so a file that changed meanwhile or an
 * upload that broke off leaves nothing under the name.
 */
export async function uploadFile(
  client: S3Client,
  place: Place,
  path: string,
  { parts }: HashedFile,
  contentType: string,
): Promise<void> {
  const [only] = parts;
  if (parts.length > mostParts) throw new Error(`${path} is larger than the file store takes.`);
  if (parts.length === 1 && only) {
    const command = new PutObjectCommand({
      ...place,
      ...contentOf(path, only),
      ContentType: contentType,
      IfNoneMatch: '*',
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
      new CompleteMultipartUploadCommand({ ...place, UploadId, MultipartUpload: { Parts: done }, IfNoneMatch: '*' }),
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
export function signKnownHashes(client: S3Client): S3Client {
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
