import { query } from '../../../../../db/query.ts';
import type { Text } from '../../../../platform/kernel/text.ts';
import type { Database } from '../../../../platform/ports/database.ts';
import type { ReadSubjects } from '../use-cases/subject-tree.ts';

export const postgresSubjects =
  (database: Database): ReadSubjects =>
  async (site) => {
    const rows = await database.rows(
      site,
      query
        .selectFrom('subject')
        .innerJoin('item', (join) =>
          join.onRef('item.site_id', '=', 'subject.site_id').onRef('item.id', '=', 'subject.id'),
        )
        .select(['subject.id', 'subject.code', 'subject.parent_id', 'item.titles'])
        .where('subject.site_id', '=', site.target.id)
        .where('item.status', '=', 'published')
        .orderBy('subject.position')
        .orderBy('subject.id'),
    );
    return rows.map(({ id, code, parent_id, titles }) => ({ id, code, names: titles as Text, parentId: parent_id }));
  };
