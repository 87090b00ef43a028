import { sql } from 'kysely';
import { statement } from '../../../platform/item/writing/raw-statement.ts';
import type { Id } from '../../../platform/kernel/id.ts';
import type { SiteContext } from '../../../platform/kernel/site-context.ts';
import type { Text } from '../../../platform/kernel/text.ts';
import type { Database } from '../../../platform/ports/database.ts';

export type SubjectStore = ReturnType<typeof postgresSubjects>;

interface NamedSubject {
  readonly id: Id;
  readonly names: Text;
}

interface Subject extends NamedSubject {
  readonly siteId: number;
  readonly code: string;
  readonly summaries: Text;
  readonly parent: NamedSubject | null;
  readonly children: readonly NamedSubject[];
}

/** More than a page prints. */
const mostChildren = 60;

export const postgresSubjects = (database: Database) => ({
  async subject(site: SiteContext, id: Id) {
    const [found] = await database.rows(site, selectSubject(site.target.id, id));
    return found;
  },

  /** The subjects of this code on the site and those that it gathers, the site's own first. */
  async withCode(site: SiteContext, code: string) {
    const rows = await database.rows(site, selectByCode(site.reads, site.target.id, code));
    return rows.map(({ id }) => id);
  },
});

const selectSubject = (site: number, id: Id) =>
  statement<Subject>`
    select item.id::text as id, item.site_id as "siteId", item.titles as names, item.summaries, subject.code,
      (select jsonb_build_object('id', above.id::text, 'names', above.titles) from item above
        where above.site_id = item.site_id and above.id = subject.parent_id and above.status = 'published') as parent,
      (select coalesce(jsonb_agg(jsonb_build_object('id', below.id::text, 'names', below.titles) order by below.position, below.id), '[]')
        from (
          select named.id, named.titles, child.position
          from subject child join item named on named.site_id = child.site_id and named.id = child.id and named.status = 'published'
          where child.site_id = item.site_id and child.parent_id = item.id
          order by child.position, named.id limit ${sql.lit(mostChildren)}
        ) below) as children
    from item join subject on subject.site_id = item.site_id and subject.id = item.id
    where item.site_id = ${site} and item.id = ${id}::bigint and item.status = 'published'`;

const selectByCode = (sites: readonly number[], own: number, code: string) =>
  statement<{ id: Id }>`
    select subject.id::text as id
    from subject join item on item.site_id = subject.site_id and item.id = subject.id and item.status = 'published'
    where subject.site_id = any (${sites}::int[]) and subject.code = ${code}
    order by subject.site_id <> ${own}, subject.site_id`;
