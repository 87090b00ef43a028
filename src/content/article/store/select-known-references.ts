import { sql } from 'kysely';
import { statement } from '../../../platform/item/writing/raw-statement.ts';
import type { Id } from '../../../platform/kernel/id.ts';
import { noticeTypes } from '../../../platform/kernel/integrity.ts';
import type { KnownReference } from '../domain/article.ts';

const isNotice = sql`type = any (${noticeTypes}::text[])`;

/** References that are papers of this site, or that a notice of this site speaks of. An article's key is its DOI in lower case. */
export const selectKnownReferences = (site: number, id: Id) =>
  statement(sql<KnownReference>`
    select reference.anchor, cited.id::text as id, cited.doi, coalesce(said.notices, '{}') as notices
    from reference
    left join item cited on cited.site_id = reference.site_id and cited.kind = 'article' and cited.source_key = reference.doi
      and cited.status = 'published'
    left join lateral (
      select array_agg(relation.type) as notices from relation
      join item notice on notice.site_id = relation.site_id and notice.id = relation.from_id and notice.status = 'published'
      where relation.site_id = reference.site_id and relation.target = reference.doi and relation.${isNotice}
    ) said on true
    where reference.site_id = ${site} and reference.article_id = ${id}::bigint and reference.doi is not null and reference.anchor is not null
      and (cited.id is not null or said.notices is not null)
    order by reference.position`);
