import type pg from 'pg';
import { itemAddress } from '../../../src/platform/kernel/item-address.ts';

/** What the database knows of an article, to hold its page against. */
export interface StoredArticle {
  readonly sld: string;
  readonly path: string;
  readonly title: string;
  readonly doi: string | null;
  readonly authors: number;
  readonly pictures: number;
  readonly hasBody: boolean;
}

export async function storedArticles(admin: pg.Client): Promise<StoredArticle[]> {
  const { rows } = await admin.query(`
    select site.sld, item.id, item.doi, item.titles, item.language, article.body is not null as has_body,
      (select count(*) from contributor where contributor.site_id = item.site_id and article_id = item.id and role = 'author')::int as authors,
      (select count(distinct figure.id) from figure join item_file on item_file.site_id = figure.site_id and item_file.item_id = figure.id
        where figure.site_id = item.site_id and figure.article_id = item.id and item_file.role = 'image')::int as pictures
    from item join article using (site_id, id) join site using (site_id)
    where item.status = 'published' order by site_id, id`);
  return rows.map((row) => ({
    sld: row.sld,
    path: itemAddress({ kind: 'article', id: row.id, doi: row.doi }),
    title: row.titles[row.language] ?? Object.values(row.titles)[0] ?? '',
    doi: row.doi,
    authors: row.authors,
    pictures: row.pictures,
    hasBody: row.has_body,
  }));
}
