import type { AnyHandler } from '../../platform/contract/handler.ts';
import type { SiteOfItem } from '../../platform/contract/site-of-item.ts';
import { type CitedPaper, citedPaper, toCitedPaper } from '../../platform/item/citing/cited-paper.ts';
import { kindCitation } from '../../platform/item/citing/kind-citation.ts';
import type { Kind } from '../../platform/item/kind.ts';
import { journalOfPaper, openByItself } from '../../platform/item/open-access.ts';
import type { Access, ReadTrial } from '../../platform/ports/access.ts';
import type { Database } from '../../platform/ports/database.ts';
import type { FileStore } from '../../platform/ports/file-store.ts';
import type { SiteDirectory } from '../../platform/ports/site-directory.ts';
import type { Usage } from '../../platform/ports/usage.ts';
import type { Wording } from '../../platform/ports/wording.ts';
import { answerDownloadArticle } from './api/download-article.ts';
import { answerFindArticleByDoi } from './api/find-article-by-doi.ts';
import { answerGetArticle } from './api/get-article.ts';
import { articleSearch } from './search/search-article.ts';
import {
  affiliationTable,
  articleTable,
  articleVersionTable,
  contributorTable,
  referenceTable,
  subArticleTable,
} from './store/article-tables.ts';
import { labelVersions } from './store/label-versions.ts';
import { postgresArticles } from './store/postgres-articles.ts';
import { readArticle } from './use-cases/read-article.ts';

export const articleKind: Kind = {
  name: 'article',
  hasPage: true,
  family: 'articles',
  table: articleTable,
  parts: [contributorTable, affiliationTable, referenceTable, subArticleTable, articleVersionTable],
  complete: labelVersions,
  access: { openAccess: openByItself('article'), within: journalOfPaper },
  search: articleSearch,
  citation: kindCitation<CitedPaper>(
    { facts: citedPaper('item.id'), toCitable: (_, paper) => toCitedPaper(paper) },
    'article',
  ),
};

interface Parts {
  readonly database: Database;
  readonly files: FileStore;
  readonly directory: SiteDirectory;
  readonly siteOfItem: SiteOfItem;
  readonly access: Access & { readonly trial: ReadTrial };
  readonly usage: Usage;
  readonly wording: Wording;
}

export function articleHandlers(parts: Parts): AnyHandler[] {
  const articles = postgresArticles(parts.database);
  return [
    answerDownloadArticle({ ...parts, articles }),
    answerFindArticleByDoi(articles, parts.directory, parts.siteOfItem),
    answerGetArticle({ ...parts, read: readArticle(articles, parts.access) }),
  ];
}
