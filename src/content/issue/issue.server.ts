import type { AnyHandler } from '../../platform/contract/handler.ts';
import type { SiteOfItem } from '../../platform/contract/site-of-item.ts';
import type { Kind } from '../../platform/item/kind.ts';
import type { Database } from '../../platform/ports/database.ts';
import type { Log } from '../../platform/ports/log.ts';
import type { SearchEngine } from '../../platform/ports/search-engine.ts';
import type { SiteDirectory } from '../../platform/ports/site-directory.ts';
import {
  answerGetArticlesOfPeriod,
  answerGetFirstPublishArticles,
  answerGetJournalColumns,
  answerGetJournalFigures,
} from './api/paper-lists.ts';
import { issueSearch } from './search/search-issue.ts';
import { postgresPaperLists } from './store/postgres-paper-lists.ts';
import { createFindFirstPapers } from './use-cases/find-first-papers.ts';

export const issueKind: Kind = {
  name: 'issue',
  family: 'publications',
  table: {
    name: 'period',
    owner: 'id',
    fields: {
      journal: null,
      year: 0,
      volume: null,
      issue: '',
      firstPage: null,
      lastPage: null,
      themes: {},
    },
    links: ['journal'],
  },
  search: issueSearch,
};

interface Parts {
  readonly database: Database;
  readonly engine: SearchEngine;
  readonly directory: SiteDirectory;
  readonly siteOfItem: SiteOfItem;
  readonly log: Log;
}

/** Issues and the papers that stand in them. */
export function issueHandlers({ database, siteOfItem, ...parts }: Parts): AnyHandler[] {
  const lists = postgresPaperLists(database);
  return [
    answerGetArticlesOfPeriod(lists, siteOfItem),
    answerGetFirstPublishArticles(createFindFirstPapers({ lists, ...parts }), lists, siteOfItem),
    answerGetJournalFigures(lists, siteOfItem),
    answerGetJournalColumns(lists, siteOfItem),
  ];
}
