import { query } from '../../../../../db/query.ts';
import { statement } from '../../../../platform/item/writing/raw-statement.ts';
import type { Database } from '../../../../platform/ports/database.ts';
import type { StoredFile } from '../../../../platform/ports/file-store.ts';

/** What was learnt of a file by reading it. */
export interface LearntFacts {
  readonly contentType: string;
  readonly width?: number;
  readonly height?: number;
  readonly seconds?: number;
  readonly pages?: number;
}

export interface Rendition extends StoredFile, LearntFacts {
  readonly form: string;
}

const columnsOf = ({ contentType, width, height, seconds, pages }: LearntFacts) => ({
  content_type: contentType,
  width: width ?? null,
  height: height ?? null,
  seconds: seconds?.toFixed(3) ?? null,
  pages: pages ?? null,
});

const mostRows = 500;

export type RenditionStore = ReturnType<typeof postgresRenditions>;

export const postgresRenditions = (database: Database) => ({
  /** A file, and whether anything was made of it before. */
  async find(site: number, sha256: string) {
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

  /** All of it or nothing; what is there already stays. */
  async save(site: number, sha256: string, facts: LearntFacts, renditions: readonly Rendition[]): Promise<void> {
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
        await transaction.rows(statement`select mark_unused(${made}::text[])`);
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
