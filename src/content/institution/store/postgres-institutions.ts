import { canonicalItems } from '../../../platform/item/canonical-items.ts';
import { statement } from '../../../platform/item/writing/raw-statement.ts';
import type { Id } from '../../../platform/kernel/id.ts';
import type { SiteContext } from '../../../platform/kernel/site-context.ts';
import type { Text } from '../../../platform/kernel/text.ts';
import type { Database } from '../../../platform/ports/database.ts';
import type { Institution } from '../contract.ts';

export type InstitutionStore = ReturnType<typeof postgresInstitutions>;

interface InstitutionRow extends Omit<Institution, 'url' | 'institutionName' | 'names' | 'summary'> {
  readonly names: Text;
  readonly summaries: Text;
}

export const postgresInstitutions = (database: Database) => ({
  /** The record that stands for this one, where it was merged. */
  async institution(site: SiteContext, id: Id) {
    const canonical = (await canonicalItems(database, site, [id])).get(id) ?? id;
    const [found] = await database.rows(site, selectInstitution(site.target.id, canonical));
    return found;
  },
});

const selectInstitution = (site: number, id: Id) =>
  statement<InstitutionRow>`
    select item.id::text as id, item.site_id as "siteId", item.titles as names, item.summaries, item.cover, item.views::float8 as visits,
      institution.ror, institution.types, institution.country, institution.city, institution.established, institution.website,
      institution.aliases, institution.parents
    from item join institution on institution.site_id = item.site_id and institution.id = item.id
    where item.site_id = ${site} and item.id = ${id}::bigint and item.kind = 'institution' and item.status = 'published'`;
