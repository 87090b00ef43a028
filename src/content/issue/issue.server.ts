import { sql } from 'kysely';
import type { AnyHandler } from '../../platform/contract/handler.ts';
import type { SiteOfItem } from '../../platform/contract/site-of-item.ts';
import type { Kind } from '../../platform/item/kind.ts';
import { issueFacts, journalFacts } from '../../platform/item/records/kind-record.ts';
import { kindSearch, named } from '../../platform/item/searching/kind-search.ts';
import type { NamedItem } from '../../platform/item/searching/searchable-item.ts';
import { facetValue, textGroup } from '../../platform/item/searching/texts.ts';
import type { Text } from '../../platform/kernel/text.ts';
import type { Database } from '../../platform/ports/database.ts';
import type { Log } from '../../platform/ports/log.ts';
import type { OffersOf } from '../../platform/ports/offers-of.ts';
import type { SearchEngine } from '../../platform/ports/search-engine.ts';
import type { SiteDirectory } from '../../platform/ports/site-directory.ts';
import {
  answerGetArticlesOfPeriod,
  answerGetFirstPublishArticles,
  answerGetJournalColumns,
  answerGetJournalFigures,
} from './api/paper-lists.ts';
import { postgresPaperLists } from './store/postgres-paper-lists.ts';
import { createFindFirstPapers } from './use-cases/find-first-papers.ts';

interface IssueFacts {
  readonly journal: NamedItem | null;
  readonly year: number | null;
  readonly volume: string | null;
  readonly issue: string | null;
  readonly themes: Text;
}

const facts = sql`(select jsonb_build_object('journal', ${named('period.journal_id')}, 'year', period.year, 'volume', period.volume,
    'issue', period.issue, 'themes', period.themes)
  from period where period.site_id = item.site_id and period.id = item.id)`;

const record = sql`(select jsonb_build_object('type', 'issue', 'journal', ${journalFacts('period.journal_id')},
    'issue', ${issueFacts('item.id')}, 'volume', period.volume, 'firstPage', period.first_page, 'lastPage', period.last_page)
  from period where period.site_id = item.site_id and period.id = item.id)`;

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
  record,
  search: kindSearch<IssueFacts>(
    {
      facts,
      toDocument(item, { journal, themes, ...read }) {
        const printed = {
          year: read.year ?? undefined,
          volume: read.volume ?? undefined,
          issue: read.issue ?? undefined,
        };
        return {
          ...printed,
          periodId: item.id,
          caption: textGroup(themes),
          journal: textGroup(journal?.titles),
          journals: journal ? [facetValue(journal)] : [],
          journalId: journal?.id,
          shown: { ...printed, journal: journal ? { id: journal.id, names: journal.titles } : undefined },
        };
      },
      copied: ({ year, volume, issue }) => [year, volume, issue],
    },
    { journal: null, year: null, volume: null, issue: null, themes: {} },
  ),
};

interface Parts {
  readonly database: Database;
  readonly engine: SearchEngine;
  readonly directory: SiteDirectory;
  readonly siteOfItem: SiteOfItem;
  readonly offersOf: OffersOf;
  readonly log: Log;
}

/** Issues and the papers that stand in them. */
export function issueHandlers({ database, siteOfItem, offersOf, ...parts }: Parts): AnyHandler[] {
  const lists = postgresPaperLists(database);
  return [
    answerGetArticlesOfPeriod(lists, siteOfItem),
    answerGetFirstPublishArticles(createFindFirstPapers({ lists, ...parts }), lists, siteOfItem, offersOf),
    answerGetJournalFigures(lists, siteOfItem),
    answerGetJournalColumns(lists, siteOfItem),
  ];
}
