import { type RawBuilder, sql } from 'kysely';
import type { Id } from '../../kernel/id.ts';
import { integrityOf } from '../../kernel/integrity.ts';
import { itemAddress } from '../../kernel/item-address.ts';
import { textKey } from '../../kernel/language.ts';
import type { SiteScope } from '../../kernel/site-context.ts';
import { barelyKnown, type WorkFacts, type WorkRecord } from '../../kernel/work-record.ts';
import type { Database } from '../../ports/database.ts';
import { embargoOf } from '../embargo.ts';
import type { Kind } from '../kind.ts';
import { isDownloadable } from '../public-item.ts';
import { rowsAt, unseen } from '../writing/raw-statement.ts';

type Row = Omit<WorkRecord, keyof WorkFacts | 'integrity' | 'path'> & {
  readonly notices: readonly string[];
  readonly library: string | null;
  readonly facts: Partial<WorkFacts> | null;
};

export type WorkRecordStore = ReturnType<typeof postgresWorkRecords>;

const relations = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('type', said.type, 'inverse', said.inverse, 'id', said.id::text, 'kind', said.kind,
    'target', said.target, 'doi', said.doi, 'publishedOn', said.published_on) order by said.published_on, said.target), '[]')
  from (
    select relation.type, false as inverse, relation.target, other.id, other.kind, other.doi, other.published_on
    from relation left join item other on other.site_id = relation.site_id and other.id = relation.to_id and other.status = 'published'
    where relation.site_id = item.site_id and relation.from_id = item.id and relation.type <> 'cites'
    union all
    select relation.type, true, coalesce(other.source_key, ''), other.id, other.kind, other.doi, other.published_on
    from relation join item other on other.site_id = relation.site_id and other.id = relation.from_id and other.status = 'published'
    where relation.site_id = item.site_id and relation.to_id = item.id and relation.type <> 'cites'
  ) said)`;

const subjects = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('code', subject.code, 'titles', named.titles) order by listed.position), '[]')
  from item_subject listed
  join item named on named.site_id = listed.site_id and named.id = listed.subject_id and named.status = 'published'
  join subject on subject.site_id = named.site_id and subject.id = named.id
  where listed.site_id = item.site_id and listed.item_id = item.id)`;

const files = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', item.id || '-' || file.position, 'position', file.position, 'sha256', file.sha256,
    'role', file.role, 'name', file.name, 'labels', file.labels, 'language', file.language, 'version', file.version,
    'contentType', stored.content_type, 'bytes', stored.bytes) order by file.position), '[]')
  from item_file file join stored_file stored on stored.site_id = file.site_id and stored.sha256 = file.sha256
  where file.site_id = item.site_id and file.item_id = item.id and ${isDownloadable})`;

/** Reads works of every kind that has a record, published or withdrawn, in one statement. */
export function postgresWorkRecords(database: Database, kinds: readonly Kind[]) {
  const recorded = kinds.flatMap(({ name, record }) => (record ? [{ name, record }] : []));
  const names = recorded.map(({ name }) => name);
  const facts = sql.join(
    recorded.map(({ name, record }): RawBuilder<unknown> => sql`when ${sql.lit(name)} then ${record}`),
    sql` `,
  );

  return {
    kinds: names,

    /** In the order of their ids; what is no public work of these sites is left out. */
    async read(scope: SiteScope, ids: readonly Id[]): Promise<WorkRecord[]> {
      if (ids.length === 0) return [];
      const rows = await rowsAt(database, scope)<Row>`
        select item.site_id as site, item.id::text as id, item.kind, item.status, item.revision::text as revision,
          to_char(item.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "changedAt",
          to_char(item.withdrawn_on, 'YYYY-MM-DD') as "withdrawnOn", item.withdrawal, item.language, item.titles,
          item.rich_titles as "richTitles", item.summaries, item.keywords, item.doi,
          to_char(item.published_on, 'YYYY-MM-DD') as "publishedOn", ${embargoOf()} ->> 'until' as "embargoUntil", item.cover,
          (select library from general_resource own where own.site_id = item.site_id and own.id = item.id) as library,
          ${subjects} as subjects, ${relations} as relations, ${files} as files,
          array(select relation.type from relation
            join item notice on notice.site_id = relation.site_id and notice.id = relation.from_id and notice.status = 'published'
            where relation.site_id = item.site_id and relation.to_id = item.id) as notices,
          case item.kind ${facts} end as facts
        from item where item.site_id = any (${unseen(scope.reads, 'int[]')}) and item.id = any (${unseen(ids, 'bigint[]')})
          and item.status <> 'draft' and item.kind = any (${unseen(names, 'text[]')})`;
      const byId = new Map(rows.map((row) => [row.id, toRecord(row)]));
      return ids.flatMap((id) => byId.get(id) ?? []);
    },
  };
}

function toRecord({ notices, library, facts, ...row }: Row): WorkRecord {
  return {
    ...barelyKnown,
    ...facts,
    ...row,
    language: row.language === null ? null : textKey(row.language),
    integrity: integrityOf(notices),
    path: itemAddress({ ...row, ...(library && { library }) }),
  };
}
