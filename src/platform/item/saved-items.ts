import { sql } from 'kysely';
import { query } from '../../../db/query.ts';
import type { Failure } from '../kernel/failure.ts';
import { type Id, siteOfId } from '../kernel/id.ts';
import { itemAddress } from '../kernel/item-address.ts';
import type { Result } from '../kernel/result.ts';
import type { FoundItem, SavedItems } from '../kernel/saved-item.ts';
import type { SiteContext, SiteScope } from '../kernel/site-context.ts';
import type { Text } from '../kernel/text.ts';
import type { Database } from '../ports/database.ts';
import { canonicalItems } from './canonical-items.ts';

type SiteOfItem = (site: SiteContext, id: Id) => Promise<Result<SiteContext, Failure>>;

export const createSavedItems =
  (database: Database, siteOfItem: SiteOfItem): SavedItems =>
  async (site, ids) => {
    const owners = await reachable(ids);
    const reached = ids.filter((id) => owners.includes(siteOfId(id) ?? 0));
    if (reached.length === 0) return new Map();
    const scope: SiteScope = { reads: owners, writes: null };
    const canonical = await canonicalItems(database, scope, reached);
    const rows = await database.rows(
      scope,
      query
        .selectFrom('item')
        .select(['id', 'kind', 'titles', 'doi', 'cover'])
        .select(sql<string | null>`to_char(published_on, 'YYYY-MM-DD')`.as('publishDate'))
        .where('site_id', 'in', owners)
        .where('id', 'in', [...new Set(canonical.values())])
        .where('status', '=', 'published'),
    );
    const found = new Map(
      rows.map(({ id, kind, titles, doi, cover, publishDate }): [Id, FoundItem] => [
        id,
        { kind, titles: titles as Text, url: itemAddress({ kind, id, doi }), cover, publishDate },
      ]),
    );
    return new Map(
      reached.flatMap((id): [Id, FoundItem][] => {
        const item = found.get(canonical.get(id) ?? id);
        return item ? [[id, item]] : [];
      }),
    );

    async function reachable(all: readonly Id[]): Promise<number[]> {
      const oneOfEach = new Map(all.map((id) => [siteOfId(id), id]));
      const answers = await Promise.all([...oneOfEach.values()].map((id) => siteOfItem(site, id)));
      return answers.flatMap((answer) => (answer.ok ? [answer.value.target.id] : []));
    }
  };
