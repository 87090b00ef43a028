import { sql } from 'kysely';
import { statement } from '../../src/platform/item/writing/raw-statement.ts';
import type { Text } from '../../src/platform/kernel/text.ts';
import type { Transaction } from '../../src/platform/ports/database.ts';
import { json } from './store-rows.ts';
import { parseSample, readSample } from './yaml.ts';

interface Edits {
  /** Columns of an article by its key. */
  readonly articles: Readonly<Record<string, Readonly<Record<string, string | number>>>>;
  /** A figure or table by its key, in a language that the article itself is not written in. */
  readonly captions: Readonly<Record<string, { readonly titles: Text; readonly captions: Text }>>;
}

/** What editors say of articles after they were brought in; what is so already stays untouched. */
export async function editArticles(transaction: Transaction, site: number, folder: string): Promise<void> {
  const { articles, captions } = parseSample(readSample(`${folder}/articles.yaml`)) as Edits;
  for (const [key, columns] of Object.entries(articles)) {
    const changes = Object.entries(columns);
    const set = sql.join(changes.map(([name, value]) => sql`${sql.ref(name)} = ${value}`));
    const differs = sql.join(
      changes.map(([name, value]) => sql`article.${sql.ref(name)} is distinct from ${value}`),
      sql` or `,
    );
    await transaction.rows(statement`update article set ${set} from item
      where item.site_id = ${site} and item.kind = 'article' and item.source_key = ${key}
        and article.site_id = item.site_id and article.id = item.id and (${differs})`);
  }
  await transaction.rows(statement`update article_version set value = article.version from article
    where article_version.site_id = ${site} and article.site_id = ${site} and article.id = article_version.article_id
      and article_version.value is distinct from article.version
      and article_version.number = (select max(number) from article_version other
        where other.site_id = ${site} and other.article_id = article.id)`);
  for (const [key, texts] of Object.entries(captions)) await translate(transaction, site, key, texts);
}

async function translate(transaction: Transaction, site: number, key: string, texts: Edits['captions'][string]) {
  const [titles, captions] = [json(texts.titles), json(texts.captions)];
  await transaction.rows(statement`update item set titles = titles || ${titles}::jsonb
    where site_id = ${site} and source_key = ${key} and not titles @> ${titles}::jsonb`);
  for (const table of ['figure', 'data_table'])
    await transaction.rows(statement`
      update ${sql.table(table)} shown set captions = shown.captions || ${captions}::jsonb from item
        where item.site_id = ${site} and item.source_key = ${key} and shown.site_id = ${site} and shown.id = item.id
          and not shown.captions @> ${captions}::jsonb`);
}
