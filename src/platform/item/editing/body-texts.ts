import { createHash } from 'node:crypto';
import type { Text } from '../../kernel/text.ts';
import type { Transaction } from '../../ports/database.ts';
import type { FileStore } from '../../ports/file-store.ts';
import { madeHere } from '../../ports/storable.ts';
import { storeFiles } from '../writing/store-files.ts';

const contentType = 'text/html';

/** Texts that lie in the file store, by their hashes. */
export async function readTexts(files: Pick<FileStore, 'get'>, hashes: Text): Promise<Text> {
  const read = Object.entries(hashes).map(async ([language, sha256]) => {
    const bytes = sha256 ? await files.get(sha256) : undefined;
    return [language, bytes?.toString('utf8') ?? ''] as const;
  });
  return Object.fromEntries((await Promise.all(read)).filter(([, html]) => html !== ''));
}

/** Puts texts into the file store and answers their hashes. The bytes lie there before any row names them. */
export async function keepTexts(
  files: Pick<FileStore, 'put'>,
  transaction: Transaction,
  site: number,
  texts: Text,
  before: Text,
): Promise<Text> {
  const known = new Set(Object.values(before));
  const hashes: Record<string, string> = {};
  for (const [language, html = ''] of Object.entries(texts)) {
    const bytes = Buffer.from(html);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    if (!known.has(sha256)) {
      await files.put(madeHere(bytes), contentType);
      await storeFiles(transaction, site, [
        { role: 'body', sha256, bytes: bytes.length, contentType, name: 'body.html' },
      ]);
    }
    hashes[language] = sha256;
  }
  return hashes;
}
