import type { AnyHandler } from '../../platform/contract/handler.ts';
import type { SiteOfItem } from '../../platform/contract/site-of-item.ts';
import { type CitedPaper, citedPaper, toCitedPaper } from '../../platform/item/citing/cited-paper.ts';
import { kindCitation } from '../../platform/item/citing/kind-citation.ts';
import type { Kind } from '../../platform/item/kind.ts';
import { journalOfPaper, openByItself } from '../../platform/item/open-access.ts';
import type { Access, ReadTrial } from '../../platform/ports/access.ts';
import type { Database } from '../../platform/ports/database.ts';
import type { FileStore } from '../../platform/ports/file-store.ts';
import type { Jobs } from '../../platform/ports/jobs.ts';
import type { SiteDirectory } from '../../platform/ports/site-directory.ts';
import type { Usage } from '../../platform/ports/usage.ts';
import type { Wording } from '../../platform/ports/wording.ts';
import { answerDownloadArticle } from './api/download-article.ts';
import { answerFindArticleByDoi } from './api/find-article-by-doi.ts';
import { answerGetArticle } from './api/get-article.ts';
import { answerGetArticleChanges } from './api/get-article-changes.ts';
import { redlineFormat } from './formats/redline/redline-format.ts';
import { createRedlineThreads } from './formats/redline/redline-threads.ts';
import { articleSearch } from './search/search-article.ts';
import { articleRecord } from './store/article-record.ts';
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
import { postgresRedlines } from './store/postgres-redlines.ts';
import { createArticlesChanged, createMakeRedline, redlineQueue, wantRedline } from './use-cases/make-redlines.ts';
import { readArticle } from './use-cases/read-article.ts';
import { readChanges } from './use-cases/read-changes.ts';

export const articleKind: Kind = {
  name: 'article',
  hasPage: true,
  family: 'articles',
  table: articleTable,
  parts: [contributorTable, affiliationTable, referenceTable, subArticleTable, articleVersionTable],
  complete: labelVersions,
  access: { openAccess: openByItself('article'), within: journalOfPaper },
  search: articleSearch,
  record: articleRecord,
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
  readonly jobs: Jobs;
  /** How a site is reached. */
  readonly siteCited: (site: number) => Promise<{ readonly origin: string } | undefined>;
}

export function articleHandlers(parts: Parts): AnyHandler[] {
  const articles = postgresArticles(parts.database);
  return [
    answerDownloadArticle({ ...parts, articles }),
    answerFindArticleByDoi(articles, parts.directory, parts.siteOfItem),
    answerGetArticle({ ...parts, read: readArticle(articles, parts.access) }),
    answerGetArticleChanges({
      ...parts,
      read: readChanges(postgresRedlines(parts.database, redlineFormat), parts.access, wantRedline(parts.jobs)),
    }),
  ];
}

/** What changed from one version of an article to the next, made by a worker when a version has come. */
export function createRedlining({ database, files, jobs }: Pick<Parts, 'database' | 'files' | 'jobs'>) {
  const store = postgresRedlines(database, redlineFormat);
  return {
    articlesChanged: createArticlesChanged(store, jobs),
    startWorking: () =>
      jobs.work(redlineQueue, createMakeRedline({ files, store, compare: createRedlineThreads().compare })),
  };
}
