import { sql } from 'kysely';
import { downloadableFiles, isPublicItem, publicItemColumns } from '../../../platform/item/public-item.ts';
import { statement } from '../../../platform/item/writing/raw-statement.ts';
import type { Id } from '../../../platform/kernel/id.ts';
import type { PublicItem } from '../../../platform/kernel/public-item.ts';
import type { SiteContext } from '../../../platform/kernel/site-context.ts';
import type { Text } from '../../../platform/kernel/text.ts';
import type { Database } from '../../../platform/ports/database.ts';
import type { Resource } from '../contract.ts';

export type ResourceStore = ReturnType<typeof postgresResources>;

type Facts = 'library' | 'number' | 'classification' | 'legalStatus' | 'holders' | 'people';
interface ResourceRow extends PublicItem, Pick<Resource, Facts | 'filedOn' | 'effectiveOn' | 'replacedBy'> {
  /** The hash of its text by language. */
  readonly bodies: Text;
  readonly files: readonly (Omit<Resource['files'][number], 'id'> & { readonly position: number })[];
}

export const postgresResources = (database: Database) => ({
  /** A resource that is published or was withdrawn, of the site that it belongs to. */
  async resource(site: SiteContext, id: Id) {
    const [row] = await database.rows(site, selectResource(site.target.id, id));
    return row;
  },
});

const day = (column: string) => sql`to_char(${sql.ref(column)}, 'YYYY-MM-DD')`;

const selectResource = (site: number, id: Id) =>
  statement<ResourceRow>`
    select ${publicItemColumns}, general_resource.library, general_resource.number, general_resource.classification,
      general_resource.legal_status as "legalStatus", general_resource.holders, general_resource.people,
      ${day('general_resource.filed_on')} as "filedOn", ${day('general_resource.effective_on')} as "effectiveOn",
      general_resource.replaced_by as "replacedBy", general_resource.bodies, ${downloadableFiles} as files
    from item join general_resource on general_resource.site_id = item.site_id and general_resource.id = item.id
    where ${isPublicItem(site, id, 'general-resource')}`;
