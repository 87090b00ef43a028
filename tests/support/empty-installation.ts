import { randomBytes } from 'node:crypto';
import {
  CreateBucketCommand,
  DeleteBucketCommand,
  DeleteObjectCommand,
  ListObjectsV2Command,
  S3Client,
} from '@aws-sdk/client-s3';
import pg from 'pg';
import { engineEnvironment } from './engines.ts';
import { dropIndices } from './indices.ts';

export interface EmptyInstallation {
  readonly environment: Record<string, string>;
  drop(): Promise<void>;
}

/** A database without a table, a bucket without a file, an index prefix of its own: where someone begins, or restores. */
export async function emptyInstallation(): Promise<EmptyInstallation> {
  const engines = engineEnvironment();
  const name = `imprint_test_${randomBytes(6).toString('hex')}`;
  const bucket = name.replaceAll('_', '-');
  const inDatabase = (url: string, database: string) =>
    Object.assign(new URL(url), { pathname: `/${database}` }).toString();
  const admin = async (...statements: string[]) => {
    const client = new pg.Client({
      connectionString: inDatabase(engines.IMPRINT_DATABASE_ADMIN_URL as string, 'postgres'),
    });
    await client.connect();
    try {
      for (const statement of statements) await client.query(statement);
    } finally {
      await client.end();
    }
  };
  const store = new S3Client({
    endpoint: engines.IMPRINT_S3_ENDPOINT as string,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: {
      accessKeyId: engines.IMPRINT_S3_ACCESS_KEY as string,
      secretAccessKey: engines.IMPRINT_S3_SECRET_KEY as string,
    },
  });
  await admin(`create database ${name} owner imprint_owner`);
  await store.send(new CreateBucketCommand({ Bucket: bucket }));

  const environment: Record<string, string> = {
    ...(process.env as Record<string, string>),
    ...engines,
    NODE_ENV: 'production',
    IMPRINT_DATABASE_URL: inDatabase(engines.IMPRINT_DATABASE_URL as string, name),
    IMPRINT_DATABASE_OWNER_URL: inDatabase(engines.IMPRINT_DATABASE_OWNER_URL as string, name),
    IMPRINT_DATABASE_ADMIN_URL: inDatabase(engines.IMPRINT_DATABASE_ADMIN_URL as string, name),
    IMPRINT_S3_BUCKET: bucket,
    IMPRINT_INDEX_PREFIX: `test${randomBytes(6).toString('hex')}-`,
    IMPRINT_REDIS_PREFIX: `test${randomBytes(6).toString('hex')}:`,
    IMPRINT_EDGES: '',
    IMPRINT_LOG_LEVEL: 'silent',
  };
  return {
    environment,
    async drop() {
      await admin(`drop database if exists ${name} with (force)`);
      for (;;) {
        const { Contents = [] } = await store.send(new ListObjectsV2Command({ Bucket: bucket }));
        if (Contents.length === 0) break;
        for (const { Key } of Contents) await store.send(new DeleteObjectCommand({ Bucket: bucket, Key }));
      }
      await store.send(new DeleteBucketCommand({ Bucket: bucket }));
      await dropIndices(environment);
    },
  };
}
