import { ListObjectsV2Command } from '@aws-sdk/client-s3';
import { Redis } from 'ioredis';
import pg from 'pg';
import { createLineAsker } from '../../src/platform/adapters/opensearch/ask-lines.ts';
import { createS3Client } from '../../src/platform/adapters/s3/s3-client.ts';

/** Says of each engine whether it was reached at the address of the settings, with the same clients and options as the portal. */
const given = (name: string): string => process.env[name] ?? '';

async function postgres(): Promise<void> {
  const client = new pg.Client({ connectionString: given('IMPRINT_DATABASE_URL') });
  await client.connect();
  await client.query('select 1').finally(() => client.end());
}

async function redis(): Promise<void> {
  const client = new Redis(given('IMPRINT_REDIS_URL'), { lazyConnect: true, retryStrategy: () => null });
  let problem: unknown;
  client.on('error', (one) => {
    problem = one;
  });
  try {
    await client.connect();
    await client.ping();
  } catch (late) {
    throw problem ?? late;
  } finally {
    client.disconnect();
  }
}

const opensearch = () =>
  createLineAsker({ url: given('IMPRINT_OPENSEARCH_URL'), milliseconds: 20_000 })('/_msearch', [
    '{"index":"*","ignore_unavailable":true}',
    '{"size":0}',
  ]);

const s3 = () =>
  createS3Client(
    {
      endpoint: given('IMPRINT_S3_ENDPOINT'),
      accessKey: given('IMPRINT_S3_ACCESS_KEY'),
      secretKey: given('IMPRINT_S3_SECRET_KEY'),
      bucket: given('IMPRINT_S3_BUCKET'),
      milliseconds: 20_000,
    },
    20_000,
  ).send(new ListObjectsV2Command({ Bucket: given('IMPRINT_S3_BUCKET'), MaxKeys: 1 }));

const said: Record<string, string> = {};
for (const [name, reach] of Object.entries({ postgres, redis, opensearch, s3 }))
  said[name] = await Promise.resolve()
    .then(reach)
    .then(
      () => 'reached',
      (problem: Error & { code?: string }) => `${problem.code} ${problem.message}`,
    );
console.log(JSON.stringify(said));
process.exit(0);
