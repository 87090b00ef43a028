import { statement } from '../../../../platform/item/writing/raw-statement.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import type { Database, Transaction } from '../../../../platform/ports/database.ts';

/** A paper of which a PDF may have to be made. */
export interface PdfJob {
  readonly site: number;
  readonly article: Id;
}

export interface MadePdf {
  /** SHA-256 of the page that it was made of. */
  readonly madeOf: string;
  readonly name: string;
  /** Nothing where none can be made of it. */
  readonly pdf: { readonly sha256: string; readonly bytes: number; readonly pages: number } | null;
}

export type MadePdfStore = ReturnType<typeof postgresMadePdfs>;

export const postgresMadePdfs = (database: Database) => ({
  /** Of these items: papers with a text and without a PDF of their publisher, and those of which one was made. */
  concerned: (sites: readonly number[], items: readonly Id[]) =>
    database.rows(
      { reads: sites, writes: null },
      statement<PdfJob>`select article.site_id as site, article.id::text as article
        from article join item on item.site_id = article.site_id and item.id = article.id
        where article.site_id = any (${sites}::int[]) and article.id = any (${items}::bigint[])
          and (exists (select from article_pdf made where made.site_id = article.site_id and made.article_id = article.id)
            or item.status = 'published' and article.body is not null and not exists (select from item_file file
              where file.site_id = article.site_id and file.item_id = article.id and file.role = 'pdf'))`,
    ),

  async madeOf({ site, article }: PdfJob): Promise<string | undefined> {
    const [row] = await database.rows(
      { reads: [site], writes: null },
      statement<{
        madeOf: string;
      }>`select made_of as "madeOf" from article_pdf where site_id = ${site} and article_id = ${article}`,
    );
    return row?.madeOf;
  },

  /** What was made before goes. */
  save: ({ site, article }: PdfJob, { madeOf, name, pdf }: MadePdf) =>
    database.transaction({ reads: [site], writes: site }, async (transaction) => {
      const old = await lock(transaction, { site, article });
      if (pdf)
        await transaction.rows(statement`insert into stored_file (site_id, sha256, bytes, content_type, pages)
          values (${site}, ${pdf.sha256}, ${pdf.bytes}, 'application/pdf', ${pdf.pages}) on conflict (site_id, sha256) do nothing`);
      await transaction.rows(statement`insert into article_pdf (site_id, article_id, made_of, pdf, name)
        values (${site}, ${article}, ${madeOf}, ${pdf?.sha256 ?? null}, ${name})
        on conflict (site_id, article_id) do update
          set made_of = excluded.made_of, pdf = excluded.pdf, name = excluded.name`);
      if (old && old !== pdf?.sha256) await leave(transaction, site, old);
    }),

  /** For a paper that has none any more: its publisher gave one, or its text is gone. */
  forget: ({ site, article }: PdfJob) =>
    database.transaction({ reads: [site], writes: site }, async (transaction) => {
      const old = await lock(transaction, { site, article });
      await transaction.rows(statement`delete from article_pdf where site_id = ${site} and article_id = ${article}`);
      if (old) await leave(transaction, site, old);
    }),
});

/** The paper itself is unchanged, so that nobody is notified. */
async function lock(transaction: Transaction, { site, article }: PdfJob): Promise<string | null> {
  await transaction.rows(statement`select set_config('app.untold', 'on', true)`);
  const [row] = await transaction.rows(statement<{ pdf: string | null }>`select pdf from article_pdf
    where site_id = ${site} and article_id = ${article} for update`);
  return row?.pdf ?? null;
}

/** The file goes unless something else of the site has the very same one. */
const leave = (transaction: Transaction, site: number, sha256: string) =>
  transaction.rows(statement`
    with gone as (delete from stored_file where site_id = ${site} and sha256 = ${sha256}
      and not exists (select from article_pdf where site_id = ${site} and pdf = ${sha256})
      and not exists (select from item_file where site_id = ${site} and sha256 = ${sha256})
      returning sha256)
    select mark_unused(array_agg(sha256)) from gone having count(*) > 0`);
