import { sql } from 'kysely';
import { statement } from '../../../../platform/item/writing/raw-statement.ts';
import type { Database } from '../../../../platform/ports/database.ts';
import type { PreviewStore } from '../use-cases/preview-store.ts';

export const postgresPreviews = (database: Database): PreviewStore => ({
  async form(site, sha256, form) {
    const [row] = await database.rows(
      { reads: [site], writes: null },
      statement(sql<{
        sha256: string;
        bytes: number;
        contentType: string;
      }>`select made.sha256, made.bytes::float8 as bytes,
          made.content_type as "contentType"
        from rendition join stored_file made on made.site_id = rendition.site_id and made.sha256 = rendition.rendered
        where rendition.site_id = ${site} and rendition.sha256 = ${sha256} and rendition.form = ${form}`),
    );
    return row;
  },

  async names(site, sha256) {
    const rows = await database.rows(
      { reads: [site], writes: null },
      statement(sql<{ rendered: string; form: string }>`select rendered, form from rendition
        where site_id = ${site} and sha256 = ${sha256}`),
    );
    return new Map(rows.map(({ rendered, form }) => [rendered, form]));
  },
});
