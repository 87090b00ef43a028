import { sql } from 'kysely';
import type { Kind } from '../../../../platform/item/kind.ts';
import type { Sink } from '../../../../platform/item/marks/mark.ts';
import { statement } from '../../../../platform/item/writing/raw-statement.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import type { Database } from '../../../../platform/ports/database.ts';

/** Locked while datestamps are assigned, shared while they are read: no reader sees a later one and misses an earlier one. */
export const harvestLock = 770_001;

/** Not harvested by themselves but with the works that they contain or belong to: aggregators would count them as works. */
const notListedAlone = ['journal', 'issue', 'figure', 'table'];

export const harvestedKinds = (kinds: readonly Kind[]): readonly Kind[] =>
  kinds.filter(({ record, name }) => record && !notListedAlone.includes(name));

/**
 * Assigns each changed work its datestamp for harvesters. The change itself can't: its transaction may be committed long
 * after the moment it would give, and who harvested in between would never hear of it.
 */
export function harvestSink(database: Database, kinds: readonly Kind[]): Sink {
  const harvested = harvestedKinds(kinds);
  const names = harvested.map(({ name }) => name);
  const byKind = (piece: (kind: Kind) => ReturnType<typeof sql> | undefined, otherwise: ReturnType<typeof sql>) => {
    const cases = harvested.flatMap((kind) => {
      const said = piece(kind);
      return said ? [sql`when ${sql.lit(kind.name)} then ${said}`] : [];
    });
    return cases.length > 0 ? sql`case item.kind ${sql.join(cases, sql` `)} else ${otherwise} end` : otherwise;
  };
  const isOpen = byKind(({ access }) => access?.openAccess, sql`true`);
  const journal = byKind(({ access }) => access?.within, sql`null::text`);
  const section = sql`(select nullif(own.part, '{}') from article own where own.site_id = item.site_id and own.id = item.id)`;

  const stamp = (site: number, ids: readonly Id[]) => statement`
    with clock as (
      update harvest_clock set last_at = greatest(clock_timestamp(), last_at + interval '1 microsecond') returning last_at),
    changed as (
      select item.id, item.kind, item.revision, item.status = 'draft' as is_draft,
        item.embargo_until is null and coalesce(${isOpen}, true) as is_open, journal.id as journal, ${section} as section
      from item left join item journal on journal.site_id = item.site_id and journal.kind = 'journal' and journal.status = 'published'
        and journal.id = (${journal})::bigint
      where item.site_id = ${site} and item.id = any (${ids}::bigint[]) and item.kind = any (${names}::text[])
        and not exists (select from harvest_entry told
          where told.site_id = item.site_id and told.item_id = item.id and told.set_spec = '' and told.revision = item.revision)),
    named as (
      insert into harvest_set (site_id, set_spec, journal_id, section)
      select distinct on (spec) ${site}::int, spec, journal, section from (
        select 'journal:' || journal as spec, journal, null::jsonb as section from changed where not is_draft and journal is not null
        union all
        select ${sectionSpec}, journal, section from changed where not is_draft and journal is not null and section is not null) own
      order by spec
      on conflict do nothing),
    placed as (
      select id, '' as spec from changed where not is_draft
      union all select id, 'kind:' || kind from changed where not is_draft
      union all select id, 'open-access' from changed where not is_draft and is_open
      union all select id, 'journal:' || journal from changed where not is_draft and journal is not null
      union all select id, ${sectionSpec} from changed where not is_draft and journal is not null and section is not null
      union all select told.item_id, told.set_spec from changed
        join harvest_entry told on told.site_id = ${site} and told.item_id = changed.id where changed.is_draft),
    left_sets as (
      delete from harvest_entry told using changed
      where told.site_id = ${site} and told.item_id = changed.id
        and not exists (select from placed where placed.id = told.item_id and placed.spec = told.set_spec))
    insert into harvest_entry (site_id, item_id, set_spec, changed_at, revision, is_paper)
    select ${site}::int, changed.id, placed.spec, clock.last_at, changed.revision, changed.kind = 'article'
    from changed join placed using (id) cross join clock
    on conflict (site_id, item_id, set_spec) do update set changed_at = excluded.changed_at, revision = excluded.revision`;

  return {
    name: 'harvest',
    async deliver(marks) {
      for (const [site, own] of Map.groupBy(marks, (mark) => mark.site)) {
        const ids = own.map(({ item }) => item).filter((id) => id !== '0');
        await database.transaction({ reads: [site], writes: site }, async (transaction) => {
          await transaction.rows(statement`select pg_advisory_xact_lock(${sql.lit(harvestLock)})`);
          await transaction.rows(stamp(site, ids));
        });
      }
    },
  };
}

/** Sections have names in several languages and no code of their own. */
const sectionSpec = sql`'journal:' || journal || ':' || left(md5(section::text), 12)`;
