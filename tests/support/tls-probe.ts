import { ListObjectsV2Command } from '@aws-sdk/client-s3';
import pg from 'pg';
import { createLineAsker } from '../../src/platform/adapters/opensearch/ask-lines.ts';
import { connectRedisRateLimit } from '../../src/platform/adapters/redis/redis-rate-limit.ts';
import { createS3Client } from '../../src/platform/adapters/s3/s3-client.ts';
import { readSettings } from '../../src/processes/settings.ts';
import { readTls } from '../../src/processes/tls-files.ts';

/** Says of each engine whether it was reached at the address of the settings, with the same clients and options as the portal. */
const settings = readSettings(process.env);
const tls = readTls(settings);
const clock = { now: () => new Date() };

async function postgres(): Promise<void> {
  const client = new pg.Client({ connectionString: settings.IMPRINT_DATABASE_URL });
  await client.connect();
  await client.query('select 1').finally(() => client.end());
}

async function redis(): Promise<void> {
  const problems: unknown[] = [];
  const log = { info() {}, error() {}, warn: ({ problem }: { problem?: unknown }) => void problems.push(problem) };
  const at = { url: settings.IMPRINT_REDIS_URL, prefix: 'tls-probe:', milliseconds: 1_000, restMilliseconds: 1 };
  const limit = connectRedisRateLimit({ ...at, tls }, { clock, log });
  try {
    await limit.version();
  } catch (late) {
    throw problems[0] ?? late;
  } finally {
    limit.close();
  }
}

const opensearch = () =>
  createLineAsker({ url: settings.IMPRINT_OPENSEARCH_URL, milliseconds: 20_000, tls })('/_msearch', [
    '{"index":"*","ignore_unavailable":true}',
    '{"size":0}',
  ]);

const s3 = () =>
  createS3Client(
    {
      endpoint: settings.IMPRINT_S3_ENDPOINT,
      accessKey: settings.IMPRINT_S3_ACCESS_KEY,
      secretKey: settings.IMPRINT_S3_SECRET_KEY,
      bucket: settings.IMPRINT_S3_BUCKET,
      milliseconds: 20_000,
      tls,
    },
    20_000,
  ).send(new ListObjectsV2Command({ Bucket: settings.IMPRINT_S3_BUCKET, MaxKeys: 1 }));

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
