import { randomBytes } from 'node:crypto';
import { madeHere } from '../../src/platform/ports/storable.ts';
import { storeRows } from '../tables/store-rows.ts';
import type { TestApp } from './test-app.ts';

interface SampleUpload {
  readonly site: number;
  readonly account: string;
  readonly role: 'manuscript' | 'figure' | 'supplement' | 'video' | 'captions' | 'letter' | 'publication';
  readonly name: string;
  readonly type: string;
  readonly content: Buffer;
}

/** A file that a member sent and that was found clean: as it lies there until something is done with it. Answers the upload's id. */
export async function storeUpload(test: TestApp, upload: SampleUpload): Promise<string> {
  const { site, account, role, name, type, content } = upload;
  const id = randomBytes(24).toString('base64url');
  const sha256 = await test.app.files.put(madeHere(content), type);
  const now = new Date();
  const tomorrow = new Date(now.getTime() + 86_400_000);
  await storeRows(test, site, 'upload' as never, [
    {
      upload_id: id,
      account_id: account,
      role,
      name,
      type,
      sha256,
      bytes: content.length,
      state: 'checked',
      kept_at: now,
      created_at: now,
      changed_at: now,
      expires_at: tomorrow,
    },
  ]);
  return id;
}
