import { statement } from '../../../../platform/item/writing/raw-statement.ts';
import { itemAddress } from '../../../../platform/kernel/item-address.ts';
import type { SiteContext } from '../../../../platform/kernel/site-context.ts';
import type { Database } from '../../../../platform/ports/database.ts';

export type RedirectStore = ReturnType<typeof postgresRedirects>;

export const postgresRedirects = (database: Database) => ({
  /** The first of these older addresses that leads somewhere. */
  async find(site: SiteContext, addresses: readonly string[]): Promise<string | undefined> {
    const [found] = await database.rows(
      site,
      // A withdrawn item keeps its addresses: its page says that it was withdrawn.
      statement<Record<'path' | 'kind' | 'id' | 'doi', string | null>>`
        select redirect.to_path as path, item.kind, item.id, item.doi
        from unnest(${addresses}::text[]) with ordinality asked (address, place)
        join redirect on redirect.site_id = ${site.target.id} and redirect.from_path = asked.address collate "C"
        left join item on item.site_id = redirect.site_id and item.id = redirect.to_item and item.status <> 'draft'
        where redirect.to_path is not null or item.id is not null
        order by place limit 1`,
    );
    if (!found) return undefined;
    const { path, kind, id, doi } = found;
    return path ?? (kind && id ? itemAddress({ kind, id, doi }) : undefined);
  },
});
