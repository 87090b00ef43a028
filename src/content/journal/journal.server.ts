import type { AnyHandler } from '../../platform/contract/handler.ts';
import type { SiteOfItem } from '../../platform/contract/site-of-item.ts';
import type { Kind } from '../../platform/item/kind.ts';
import type { Database } from '../../platform/ports/database.ts';
import type { Log } from '../../platform/ports/log.ts';
import type { SearchEngine } from '../../platform/ports/search-engine.ts';
import type { SiteDirectory } from '../../platform/ports/site-directory.ts';
import {
  answerGetCollectionNumbers,
  answerGetDetailBySiteId,
  answerGetEditorialBoard,
  answerGetGatheredJournals,
  answerGetPublicationDetail,
  answerSearchByCat,
  type OwnJournal,
} from './api/get-journals.ts';
import { answerGetFirstTwoPeriods, answerGetPeriodDetail, answerGetPeriodTree } from './api/get-periods.ts';
import { journalSearch } from './search/search-journal.ts';
import { postgresJournals } from './store/postgres-journals.ts';
import { createFindJournals } from './use-cases/find-journals.ts';

export const journalKind: Kind = {
  name: 'journal',
  hasPage: true,
  family: 'publications',
  table: {
    name: 'journal',
    owner: 'id',
    fields: {
      issn: null,
      eissn: null,
      cn: null,
      sponsors: {},
      supervisors: {},
      editorsInChief: {},
      publishers: {},
      places: {},
      readerships: {},
      introductions: {},
      frequency: null,
      startYear: null,
      impactFactor: null,
      indexed: [],
      groupType: null,
    },
  },
  parts: [
    {
      name: 'board_member',
      owner: 'journal_id',
      place: 'position',
      fields: {
        role: 'member',
        names: {},
        affiliations: {},
        researchFields: {},
        countries: {},
        bios: {},
        expert: null,
        picture: null,
      },
      links: ['expert'],
    },
  ],
  search: journalSearch,
};

interface Parts {
  readonly database: Database;
  readonly engine: SearchEngine;
  readonly directory: SiteDirectory;
  readonly ownJournal: OwnJournal;
  readonly siteOfItem: SiteOfItem;
  readonly log: Log;
}

export function journalHandlers({ database, ownJournal, siteOfItem, ...parts }: Parts): AnyHandler[] {
  const journals = postgresJournals(database);
  return [
    answerGetDetailBySiteId(journals, ownJournal),
    answerGetPublicationDetail(journals, siteOfItem),
    answerSearchByCat(createFindJournals({ journals, ...parts }), siteOfItem),
    answerGetEditorialBoard(journals, siteOfItem),
    answerGetPeriodTree(journals),
    answerGetPeriodDetail(journals, siteOfItem),
    answerGetFirstTwoPeriods(journals, siteOfItem),
    answerGetGatheredJournals(journals),
    answerGetCollectionNumbers(journals),
  ];
}
