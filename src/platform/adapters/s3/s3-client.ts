import { Agent } from 'node:https';
import type { SecureContextOptions } from 'node:tls';
import { NoSuchKey, NotFound, S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { traced } from '../../ports/traces.ts';
import { assertOutsideTransaction } from '../../ports/transaction-scope.ts';

export interface S3Place {
  readonly endpoint: string;
  readonly accessKey: string;
  readonly secretKey: string;
  readonly bucket: string;
  readonly milliseconds: number;
  readonly tls?: SecureContextOptions | undefined;
}

/** Two levels of folders keep any one of them small in stores that keep a folder as a folder. */
export const topFolder = 'sha256/';
const pathIn = (folder: string, sha256: string): string =>
  `${folder}${sha256.slice(0, 2)}/${sha256.slice(2, 4)}/${sha256}`;
export const pathOf = (sha256: string): string => pathIn(topFolder, sha256);
/** Of files that nobody seems to need any more. */
export const asidePathOf = (sha256: string): string => pathIn('aside/', sha256);

export function createS3Client(place: S3Place, requestTimeout: number): S3Client {
  const client = new S3Client({
    endpoint: place.endpoint,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId: place.accessKey, secretAccessKey: place.secretKey },
    // A page waits for its body; better a clean failure in time than a third try too late.
    maxAttempts: 1,
    requestHandler: {
      requestTimeout,
      throwOnRequestTimeout: true,
      connectionTimeout: place.milliseconds,
      // Its connections are kept and bounded as the client would do by itself.
      ...(place.tls && { httpsAgent: new Agent({ keepAlive: true, maxSockets: 50, ...place.tls }) }),
    },
  });
  client.middlewareStack.add(
    (next, { commandName }) =>
      (request) => {
        assertOutsideTransaction('the file store');
        return traced(
          () => ({ name: String(commandName).replace(/Command$/, ''), kind: 'client', facts: { 'rpc.service': 'S3' } }),
          () => next(request),
        );
      },
    { step: 'initialize' },
  );
  return client;
}

const isMissing = (problem: unknown): boolean =>
  problem instanceof NoSuchKey ||
  problem instanceof NotFound ||
  (problem instanceof S3ServiceException && (problem.name === 'NoSuchUpload' || problem.name === 'NoSuchKey'));

export async function unlessMissing<Answer>(ask: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await ask();
  } catch (problem) {
    if (isMissing(problem)) return undefined;
    throw problem;
  }
}
