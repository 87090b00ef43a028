import type { Handler } from '../../platform/contract/handler.ts';
import type { SiteOfItem } from '../../platform/contract/site-of-item.ts';
import type { Kind } from '../../platform/item/kind.ts';
import type { Database } from '../../platform/ports/database.ts';
import { answerGetCollectionNumbers, answerGetGatheredJournals } from './api/get-collection.ts';
import { answerGetDetailBySiteId } from './api/get-detail-by-site-id.ts';
import { answerGetFirstTwoPeriods, answerGetPeriodTree } from './api/get-periods.ts';
import { journalSearch } from './search/search-journal.ts';
import { boardMemberTable, journalTable } from './store/journal-tables.ts';
import { postgresJournals } from './store/postgres-journals.ts';
import type { OwnJournal } from './use-cases/journal-store.ts';

export const journalKind: Kind = {
  name: 'journal',
  family: 'publications',
  table: journalTable,
  parts: [boardMemberTable],
  search: journalSearch,
};

export function journalHandlers(database: Database, ownJournal: OwnJournal, siteOfItem: SiteOfItem): Handler[] {
  const journals = postgresJournals(database);
  return [
    answerGetDetailBySiteId(journals, ownJournal),
    answerGetPeriodTree(journals),
    answerGetFirstTwoPeriods(journals, siteOfItem),
    answerGetGatheredJournals(journals),
    answerGetCollectionNumbers(journals),
  ] as Handler[];
}
