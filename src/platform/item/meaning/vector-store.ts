import type { Id } from '../../kernel/id.ts';
import type { Database } from '../../ports/database.ts';
import type { MeaningLanguage, Vector } from '../../ports/embedder.ts';
import { changeSite, readSite } from '../writing/raw-statement.ts';
import { bytesOf, vectorIn } from './vector-bytes.ts';

export interface StoredVector {
  readonly item: Id;
  readonly language: MeaningLanguage;
  readonly model: string;
  /** Of the text that was read. */
  readonly fingerprint: string;
  readonly vector: Vector;
}

export type VectorStore = ReturnType<typeof postgresVectors>;

/** Vectors of works. What they were made of may change; they are made anew then. */
export const postgresVectors = (database: Database) => ({
  async of(site: number, items: readonly Id[]): Promise<StoredVector[]> {
    const rows = await readSite(database, site)<Omit<StoredVector, 'vector'> & { readonly bytes: Buffer }>`
      select item_id::text as item, language, model, fingerprint, vector as bytes
      from item_meaning where site_id = ${site} and item_id = any (${items}::bigint[])`;
    return rows.map(({ bytes, ...row }) => ({ ...row, vector: vectorIn(bytes) }));
  },

  /** In one order, so that two workers that compute the same never wait for each other in a circle. */
  async put(site: number, vectors: readonly StoredVector[]): Promise<void> {
    if (vectors.length === 0) return;
    await changeSite(database, site)`
      insert into item_meaning (site_id, item_id, language, model, fingerprint, vector)
      select ${site}, given.* from unnest(${vectors.map(({ item }) => item)}::bigint[],
        ${vectors.map(({ language }) => language)}::text[], ${vectors.map(({ model }) => model)}::text[],
        ${vectors.map(({ fingerprint }) => fingerprint)}::text[], ${vectors.map(({ vector }) => bytesOf(vector))}::bytea[])
        as given(item_id, language, model, fingerprint, vector)
      order by given.item_id, given.language
      on conflict (site_id, item_id, language) do update
        set model = excluded.model, fingerprint = excluded.fingerprint, vector = excluded.vector`;
  },

  /** Works that say the same in both languages, by these models, the newest first. */
  async pairs(site: number, models: Readonly<Record<MeaningLanguage, string>>, most: number) {
    const rows = await readSite(database, site)<{ readonly en: Buffer; readonly zh: Buffer }>`
      select en.vector as en, zh.vector as zh from item_meaning en
      join item_meaning zh on zh.site_id = en.site_id and zh.item_id = en.item_id and zh.language = 'zh' and zh.model = ${models.zh}
      where en.site_id = ${site} and en.language = 'en' and en.model = ${models.en}
      order by en.item_id desc limit ${most}`;
    return rows.map(({ en, zh }) => ({ en: vectorIn(en), zh: vectorIn(zh) }));
  },
});
