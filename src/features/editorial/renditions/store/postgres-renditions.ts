import { sql } from 'kysely';
import { query } from '../../../../../db/query.ts';
import { statement } from '../../../../platform/item/writing/raw-statement.ts';
import type { Database } from '../../../../platform/ports/database.ts';
import type { LearntFacts, RenditionStore } from '../use-cases/rendition-store.ts';

const columnsOf = ({ contentType, width, height, seconds, pages }: LearntFacts) => ({
  content_type: contentType,
  width: width ?? null,
  height: height ?? null,
  seconds: seconds?.toFixed(3) ?? null,
  pages: pages ?? null,
});

const mostRows = 500;

export const postgresRenditions = (database: Database): RenditionStore => ({
  async find(site, sha256) {
    const [row] = await database.rows(
      { reads: [site], writes: null },
      query
        .selectFrom('stored_file')
        .where('site_id', '=', site)
        .where('sha256', '=', sha256)
        .select(({ exists, selectFrom }) => [
          'bytes',
          'content_type as contentType',
          exists(
            selectFrom('rendition')
              .select('form')
              .where('rendition.site_id', '=', site)
              .where('rendition.sha256', '=', sha256),
          ).as('isRendered'),
        ]),
    );
    return row && { bytes: Number(row.bytes), contentType: row.contentType, isRendered: Boolean(row.isRendered) };
  },

  async save(site, sha256, facts, renditions) {
    await database.transaction({ reads: [site], writes: site }, async (transaction) => {
      const [source] = await transaction.rows(
        query
          .updateTable('stored_file')
          .set(columnsOf(facts))
          .where('site_id', '=', site)
          .where('sha256', '=', sha256)
          .returning('only_submitted'),
      );
      // Its draft was discarded meanwhile, and what was made of it is for nobody.
      if (!source) {
        const made = renditions.map(({ sha256: rendered }) => rendered);
        await transaction.rows(statement(sql`select mark_unused(${made}::text[])`));
        return;
      }
      for (let start = 0; start < renditions.length; start += mostRows) {
        const some = renditions.slice(start, start + mostRows);
        await transaction.rows(
          query
            .insertInto('stored_file')
            .values(
              some.map((made) => ({
                site_id: site,
                sha256: made.sha256,
                bytes: made.bytes,
                ...source,
                ...columnsOf(made),
              })),
            )
            .onConflict((conflict) => conflict.doNothing()),
        );
        await transaction.rows(
          query
            .insertInto('rendition')
            .values(some.map(({ form, sha256: rendered }) => ({ site_id: site, sha256, form, rendered })))
            .onConflict((conflict) => conflict.doNothing()),
        );
      }
    });
  },
});
