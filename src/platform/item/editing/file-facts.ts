import type { Transaction } from '../../ports/database.ts';
import type { DraftFile } from '../writing/item-draft.ts';
import { statement } from '../writing/raw-statement.ts';
import type { FileMention } from './item-form.ts';

type FileFacts = ReadonlyMap<string, Pick<DraftFile, 'bytes' | 'contentType'>>;

/** What is known of files of the site, by hash. What an author submitted is nobody's to publish until an editor takes it. */
export async function fileFacts(transaction: Transaction, site: number, hashes: readonly string[]): Promise<FileFacts> {
  if (hashes.length === 0) return new Map();
  const rows = await transaction.rows(statement<{ sha256: string; bytes: number; contentType: string }>`
    select sha256, bytes::float8 as bytes, content_type as "contentType" from stored_file
      where site_id = ${site} and sha256 = any (${hashes}::text[]) and not only_submitted`);
  return new Map(rows.map(({ sha256, ...facts }) => [sha256, facts]));
}

export const withFacts =
  (facts: FileFacts) =>
  ({ language, ...mention }: FileMention): DraftFile[] => {
    const known = facts.get(mention.sha256);
    return known ? [{ ...mention, ...known, ...(language ? { language } : {}) }] : [];
  };
