import { sql } from 'kysely';
import { downloadableFiles, isShownItem, shownItem } from '../../../platform/item/shown-item.ts';
import { statement } from '../../../platform/item/writing/raw-statement.ts';
import type { Id } from '../../../platform/kernel/id.ts';
import type { Database } from '../../../platform/ports/database.ts';
import type { Resource } from '../domain/resource.ts';
import type { ResourceStore } from '../use-cases/resource-store.ts';

export const postgresResources = (database: Database): ResourceStore => ({
  async resource(site, id) {
    const [row] = await database.rows(site, selectResource(site.target.id, id));
    return row;
  },
});

const day = (column: string) => sql`to_char(${sql.ref(column)}, 'YYYY-MM-DD')`;

const selectResource = (site: number, id: Id) =>
  statement(sql<Resource>`
    select ${shownItem}, general_resource.library, general_resource.number, general_resource.classification,
      general_resource.legal_status as "legalStatus", general_resource.holders, general_resource.people,
      ${day('general_resource.filed_on')} as "filedOn", ${day('general_resource.effective_on')} as "effectiveOn",
      general_resource.replaced_by as "replacedBy", general_resource.bodies, ${downloadableFiles} as files
    from item join general_resource on general_resource.site_id = item.site_id and general_resource.id = item.id
    where ${isShownItem(site, id, 'general-resource')}`);
