import { sql } from 'kysely';
import { query } from '../../../../../db/query.ts';
import { statement } from '../../../../platform/item/writing/raw-statement.ts';
import { filesNamed } from '../../domain/files-named.ts';
import type { Check } from '../../use-cases/check.ts';
import { atOnce } from '../at-once.ts';
import { isAbsent } from '../is-absent.ts';
import { pages } from '../pages.ts';

const bodiesAtOnce = 200;
const filesAtOnce = 8;

export const bodyFiles: Check = {
  promise: 'every picture and file that a full text shows is among the site’s files',
  remedy: 'Import what the full text belongs to again, with --again.',
  async *find({ id: site }, { database, files, quick }) {
    if (quick) return;
    const scope = { reads: [site], writes: null };
    const read = (after: { sha256: string } | undefined) =>
      database.rows(
        scope,
        query
          .selectFrom('stored_file')
          .select('sha256')
          .where('site_id', '=', site)
          .where('content_type', '=', 'text/html')
          .where('sha256', '>', after?.sha256 ?? '')
          .orderBy('sha256')
          .limit(bodiesAtOnce),
      );
    const missingIn = async (body: string) => {
      const opened = await files.open(body);
      const named = opened ? [...(await filesNamed(opened.stream))] : [];
      if (named.length === 0) return [];
      return database.rows(
        scope,
        statement(
          sql<{
            sha256: string;
          }>`select named.sha256 from unnest(${named}::text[]) named(sha256) where ${isAbsent(sql`stored_file where stored_file.site_id = ${site} and stored_file.sha256 = named.sha256`)}`,
        ),
      );
    };
    for await (const bodies of pages<{ sha256: string }>(read)) {
      const missing = await atOnce(filesAtOnce, bodies, ({ sha256 }) => missingIn(sha256));
      for (const [place, { sha256: body }] of bodies.entries())
        for (const { sha256 } of missing[place] ?? [])
          yield `The full text ${body} shows the file ${sha256}, which the site has not.`;
    }
  },
};
