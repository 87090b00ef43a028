import { statement } from '../../../platform/item/writing/raw-statement.ts';
import type { Id } from '../../../platform/kernel/id.ts';
import type { SiteContext } from '../../../platform/kernel/site-context.ts';
import type { Text } from '../../../platform/kernel/text.ts';
import type { Database } from '../../../platform/ports/database.ts';

interface StoredItem {
  readonly id: Id;
  readonly kind: string;
  readonly titles: Text;
  readonly summaries: Text;
  readonly cover: string | null;
  readonly publishedOn: string | null;
  readonly fields: Readonly<Record<string, string | null>>;
}

export type ExtensionItemStore = ReturnType<typeof postgresExtensionItems>;

export const postgresExtensionItems = (database: Database) => ({
  async item(site: SiteContext, id: Id) {
    const [found] = await database.rows(
      site,
      statement<StoredItem>`
        select item.id::text as id, item.kind, item.titles, item.summaries, item.cover, extension_item.fields,
          to_char(item.published_on, 'YYYY-MM-DD') as "publishedOn"
        from item join extension_item on extension_item.site_id = item.site_id and extension_item.id = item.id
        where item.site_id = ${site.target.id} and item.id = ${id}::bigint and item.status = 'published'`,
    );
    return found;
  },
});
