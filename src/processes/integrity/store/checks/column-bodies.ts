import { sql } from 'kysely';
import { statement } from '../../../../platform/item/writing/raw-statement.ts';
import type { Check } from '../../use-cases/check.ts';
import { atOnce } from '../at-once.ts';
import { isAbsent } from '../is-absent.ts';
import { pages } from '../pages.ts';

const bodiesAtOnce = 200;
const filesAtOnce = 8;

interface Body {
  readonly id: string;
  readonly language: string;
  readonly sha256: string;
  readonly title: string;
}

/** The texts of columns are older than the list of files; those that are not in it must be in the file store. */
export const columnBodies: Check = {
  promise: 'every text of a column has its body',
  remedy: 'Bring the file store back from its backup, or write the text anew.',
  async *find({ id: site }, { database, files }) {
    const read = (after: Body | undefined) =>
      database.rows(
        { reads: [site], writes: null },
        statement(sql<Body>`
          select id, body.key as language, body.value as sha256, coalesce(code, titles::text) as title
          from column_text, lateral jsonb_each_text(bodies) body
          where site_id = ${site} ${after ? sql`and (id, body.key) > (${after.id}::bigint, ${after.language})` : sql``}
            and ${isAbsent(sql`stored_file where stored_file.site_id = ${site} and stored_file.sha256 = body.value`)}
          order by id, body.key limit ${bodiesAtOnce}`),
      );
    for await (const bodies of pages<Body>(read)) {
      const found = await atOnce(filesAtOnce, bodies, ({ sha256 }) => files.stat(sha256));
      for (const [place, { title, language, sha256 }] of bodies.entries())
        if (!found[place])
          yield `The text ${title} (${language}) has its body in the file ${sha256}, which is nowhere.`;
    }
  },
};
