import type pg from 'pg';
import { connectArrivingFiles } from '../../src/platform/adapters/s3/s3-arriving-files.ts';
import { limits } from '../../src/processes/limits.ts';
import { engineEnvironment } from './engines.ts';

export const arrivingFiles = () => {
  const environment = engineEnvironment();
  return connectArrivingFiles({
    endpoint: environment.IMPRINT_S3_ENDPOINT as string,
    accessKey: environment.IMPRINT_S3_ACCESS_KEY as string,
    secretKey: environment.IMPRINT_S3_SECRET_KEY as string,
    bucket: environment.IMPRINT_S3_BUCKET as string,
    milliseconds: limits.files.milliseconds,
    uploadMilliseconds: limits.files.uploadMilliseconds,
    ...limits.uploads,
  });
};

/** Removes what the uploads of a database left in the file store, which tests share. */
export async function clearUploads(owner: pg.Client): Promise<void> {
  const files = arrivingFiles();
  const { rows } = await owner.query('select upload_id as id from upload_due');
  for (const { id } of rows) await files.remove(id);
}
