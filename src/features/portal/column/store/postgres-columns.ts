import { query } from '../../../../../db/query.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import type { SiteContext } from '../../../../platform/kernel/site-context.ts';
import type { Text } from '../../../../platform/kernel/text.ts';
import type { Database } from '../../../../platform/ports/database.ts';

type ColumnKey = { readonly columnId: Id } | { readonly code: string };

export type ColumnStore = ReturnType<typeof postgresColumns>;

/** Texts that a site keeps for its columns: "About the journal", "Guide for authors" … */
export const postgresColumns = (database: Database) => ({
  /** The texts of one column in the site's order. A text's own id gives its whole column. */
  texts: (site: SiteContext, key: ColumnKey) => database.rows(site, selectTexts(site.target.id, key)),
});

/** `bodies` has by language the SHA-256 of the safe HTML in the file store. */
const selectTexts = (site: number, key: ColumnKey) =>
  query
    .selectFrom('column_text as text')
    .select(['text.id', 'text.channel_id as channelId', 'text.code', 'text.titles', 'text.summaries', 'text.bodies'])
    .select('text.updated_at as updatedAt')
    .where('text.site_id', '=', site)
    .where((eb) => {
      const requested = eb
        .selectFrom('column_text as requested')
        .where('requested.site_id', '=', site)
        .where((inner) =>
          'code' in key ? inner('requested.code', '=', key.code) : inner('requested.id', '=', key.columnId),
        );
      const itself = 'code' in key ? eb('text.code', '=', key.code) : eb('text.id', '=', key.columnId);
      const related = eb('text.channel_id', 'in', requested.select('requested.channel_id'));
      return eb.or('code' in key ? [itself, related] : [itself, related, eb('text.channel_id', '=', key.columnId)]);
    })
    .orderBy('text.position')
    .orderBy('text.id')
    .$narrowType<{ titles: Text; summaries: Text; bodies: Text }>();
