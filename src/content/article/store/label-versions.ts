import type { Complete } from '../../../platform/item/writing/complete.ts';
import { statement } from '../../../platform/item/writing/raw-statement.ts';
import { versionValues } from '../domain/version-values.ts';

/** A version that arrives changes what the ones before it are called. */
export const labelVersions: Complete = async (transaction, site, ids) => {
  const versions = await transaction.rows(statement<{
    article_id: string;
    number: number;
    has_body: boolean;
    value: number;
    newest: number;
  }>`
    select article_id, number, article_version.body is not null as has_body, value, article.version as newest
    from article_version join article on article.site_id = article_version.site_id and article.id = article_id
    where article_version.site_id = ${site} and article_id = any (${ids}::bigint[])`);
  for (const [article, ofArticle] of Map.groupBy(versions, ({ article_id }) => article_id)) {
    const values = versionValues(
      ofArticle.map(({ number, has_body }) => ({ number, hasBody: has_body })),
      ofArticle[0]?.newest,
    );
    for (const { number, value } of ofArticle)
      if (values.get(number) !== value)
        await transaction.rows(statement`update article_version set value = ${values.get(number)}
          where site_id = ${site} and article_id = ${article} and number = ${number}`);
  }
};
