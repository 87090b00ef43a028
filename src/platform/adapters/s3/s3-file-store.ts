import { createHash } from 'node:crypto';
import { GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import type { FileStore } from '../../ports/file-store.ts';

export interface S3Settings {
  readonly endpoint: string;
  readonly accessKey: string;
  readonly secretKey: string;
  readonly bucket: string;
  readonly milliseconds: number;
}

/** Two levels of folders keep any one of them small in stores that keep a folder as a folder. */
const pathOf = (sha256: string): string => `sha256/${sha256.slice(0, 2)}/${sha256.slice(2, 4)}/${sha256}`;

export function connectS3(settings: S3Settings): FileStore {
  const client = new S3Client({
    endpoint: settings.endpoint,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId: settings.accessKey, secretAccessKey: settings.secretKey },
    // A page waits for its body; better a clean failure in time than a third try too late.
    maxAttempts: 1,
    requestHandler: {
      requestTimeout: settings.milliseconds,
      throwOnRequestTimeout: true,
      connectionTimeout: settings.milliseconds,
    },
  });

  return {
    async put(bytes, contentType) {
      const hash = createHash('sha256').update(bytes);
      const sha256 = hash.copy().digest('hex');
      try {
        await client.send(
          new PutObjectCommand({
            Bucket: settings.bucket,
            Key: pathOf(sha256),
            Body: bytes,
            ContentType: contentType,
            ChecksumSHA256: hash.digest('base64'),
            IfNoneMatch: '*',
          }),
        );
      } catch (problem) {
        const already = problem instanceof S3ServiceException && problem.$metadata.httpStatusCode === 412;
        if (!already) throw problem;
      }
      return sha256;
    },

    async get(sha256) {
      try {
        const answer = await client.send(new GetObjectCommand({ Bucket: settings.bucket, Key: pathOf(sha256) }));
        return answer.Body && Buffer.from(await answer.Body.transformToByteArray());
      } catch (problem) {
        if (problem instanceof NoSuchKey) return undefined;
        throw problem;
      }
    },
  };
}
