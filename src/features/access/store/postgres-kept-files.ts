import { sql } from 'kysely';
import { embargoOf } from '../../../platform/item/embargo.ts';
import type { Kind } from '../../../platform/item/kind.ts';
import { givenFiles } from '../../../platform/item/public-item.ts';
import { rowsAt, statement } from '../../../platform/item/writing/raw-statement.ts';
import type { AccessSubject, Embargo } from '../../../platform/kernel/access.ts';
import type { Id } from '../../../platform/kernel/id.ts';
import type { SiteContext } from '../../../platform/kernel/site-context.ts';
import type { Database } from '../../../platform/ports/database.ts';

interface SubjectRow {
  readonly kind: string;
  readonly is_open: boolean | null;
  readonly within: string | null;
  readonly embargo: Embargo | null;
}

interface FileRow extends SubjectRow {
  readonly item: Id;
  readonly role: string;
  readonly name: string;
  readonly sha256: string;
  readonly bytes: number;
  readonly contentType: string;
}

/** Where a protected file is requested. */
export interface FilePlace {
  readonly site: number;
  readonly item: Id;
  readonly position: number;
  readonly role: string;
  /** The file itself, its high precision, or what is played of it. */
  readonly form: string | null;
}

export type KeptFiles = ReturnType<typeof postgresKeptFiles>;

/** Files of what is published, with what the policy must know of each. */
export function postgresKeptFiles(database: Database, kinds: readonly Kind[]) {
  const rules = new Map(kinds.flatMap(({ name, access }) => (access ? [[name, access] as const] : [])));
  const isOpen = sql.join(
    [...rules].map(([kind, { openAccess }]) => sql`when ${sql.lit(kind)} then ${openAccess}`),
    sql` `,
  );

  const belonging = sql.join(
    [...rules].flatMap(([kind, { within }]) => (within ? [sql`when ${sql.lit(kind)} then ${within}`] : [])),
    sql` `,
  );

  const papers = sql.join(
    [...rules].flatMap(([kind, { paper }]) => (paper ? [sql`when ${sql.lit(kind)} then ${paper}`] : [])),
    sql` `,
  );
  const closing = embargoOf(sql`case item.kind ${papers} end`);

  /** Null for what is everyone's. */
  const subjectOf = ({ kind, is_open, within, embargo }: SubjectRow): AccessSubject | null => {
    const rule = rules.get(kind);
    if (!rule) return embargo && { openAccess: true, embargo };
    return { openAccess: is_open !== false, media: rule.media ?? false, within, embargo };
  };

  return {
    /** One file of an item of the site, in a form that was made of it if one is named. */
    async file(site: SiteContext, item: Id, position: number, form: string | undefined) {
      const referenced = form
        ? sql`join rendition made on made.site_id = given.site_id and made.sha256 = given.sha256 and made.form = ${form}
            join stored_file stored on stored.site_id = made.site_id and stored.sha256 = made.rendered`
        : sql`join stored_file stored on stored.site_id = given.site_id and stored.sha256 = given.sha256`;
      const [row] = await rowsAt(database, site)<FileRow>`
        select item.id::text as item, item.kind, given.role, given.name, stored.sha256, stored.bytes::float8 as bytes,
          stored.content_type as "contentType", case item.kind ${isOpen} end as is_open, case item.kind ${belonging} end as within,
          ${closing} as embargo
        from item join ${givenFiles} given on given.site_id = item.site_id and given.item_id = item.id and given.position = ${position}
        ${referenced}
        where item.site_id = ${site.target.id} and item.id = ${item}::bigint and item.status = 'published'`;
      if (!row) return undefined;
      const { kind, is_open, within, embargo, ...file } = row;
      return { ...file, subject: subjectOf(row) };
    },

    /** What the policy must know of a published thing; null for what is everyone's, or not there. */
    async subject(site: SiteContext, item: Id) {
      const [row] = await rowsAt(database, site)<SubjectRow>`
        select item.kind, case item.kind ${isOpen} end as is_open, case item.kind ${belonging} end as within,
          ${closing} as embargo
        from item where item.site_id = ${site.target.id} and item.id = ${item}::bigint and item.status = 'published'`;
      return row ? subjectOf(row) : null;
    },

    /** Which published things have this file, in the order of the sites. */
    async places(sites: readonly number[], sha256: string) {
      const rows = await database.rows({ reads: sites, writes: null }, selectPlaces(sites, sha256));
      return rows.toSorted((one, other) => sites.indexOf(one.site) - sites.indexOf(other.site));
    },
  };
}

const most = 20;

const selectPlaces = (sites: readonly number[], sha256: string) =>
  statement<FilePlace>`
    select given.site_id as site, given.item_id::text as item, given.position, given.role, found.form
    from (
      select site_id, sha256, null as form from stored_file where site_id = any (${sites}::int[]) and sha256 = ${sha256}
      union all
      select site_id, sha256, form from rendition where site_id = any (${sites}::int[]) and rendered = ${sha256}
        and (form in ('high', 'stream') or form like 'hls%')
    ) found
    join item_file given on given.site_id = found.site_id and given.sha256 = found.sha256 and given.role <> 'body'
    join item on item.site_id = given.site_id and item.id = given.item_id and item.status = 'published'
    order by given.item_id, given.position limit ${most}`;
