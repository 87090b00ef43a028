import { sql } from 'kysely';
import type { AnyHandler } from '../../platform/contract/handler.ts';
import type { SiteOfItem } from '../../platform/contract/site-of-item.ts';
import type { Kind } from '../../platform/item/kind.ts';
import { kindSearch } from '../../platform/item/searching/kind-search.ts';
import { facetValue, textGroup, unique, wordsOfEach } from '../../platform/item/searching/texts.ts';
import type { Text } from '../../platform/kernel/text.ts';
import type { Database } from '../../platform/ports/database.ts';
import type { Log } from '../../platform/ports/log.ts';
import type { OffersOf } from '../../platform/ports/offers-of.ts';
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
import {
  answerGetFirstTwoPeriods,
  answerGetPeriodDetail,
  answerGetPeriodTree,
  type ListingOf,
} from './api/get-periods.ts';
import { postgresJournals } from './store/postgres-journals.ts';
import { createFindJournals } from './use-cases/find-journals.ts';

interface JournalFacts {
  readonly issn: string | null;
  readonly eissn: string | null;
  readonly cn: string | null;
  readonly organizers: readonly Text[];
  readonly introductions: Text;
  /** For lists of journals. */
  readonly listed: Readonly<Record<string, unknown>>;
}

const facts = sql`(select jsonb_build_object('issn', journal.issn, 'eissn', journal.eissn, 'cn', journal.cn,
    'organizers', jsonb_build_array(journal.sponsors, journal.supervisors, journal.publishers), 'introductions', journal.introductions,
    'listed', jsonb_strip_nulls(jsonb_build_object('issn', journal.issn, 'eissn', journal.eissn, 'cn', journal.cn, 'groupType', journal.group_type,
      'impactFactor', journal.impact_factor, 'frequency', journal.frequency, 'sponsor', journal.sponsors)))
  from journal where journal.site_id = item.site_id and journal.id = item.id)`;

const record = sql`(select jsonb_build_object('type', 'journal', 'issn', journal.issn, 'eissn', journal.eissn, 'cn', journal.cn,
    'publishers', journal.publishers)
  from journal where journal.site_id = item.site_id and journal.id = item.id)`;

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
  record,
  search: kindSearch<JournalFacts>(
    {
      facts,
      toDocument: (item, { issn, eissn, cn, organizers, introductions, listed }) => ({
        ids: unique([issn, eissn, cn]),
        issn: unique([issn, eissn]),
        cn: cn ?? undefined,
        summary: textGroup(item.summaries, wordsOfEach(introductions)),
        journal: textGroup(item.titles),
        journals: [facetValue(item)],
        journalId: item.id,
        organizer: unique(organizers.flatMap((text) => Object.values(text ?? {}))),
        shown: { journal: { id: item.id, names: item.titles }, facts: listed },
      }),
      copied: ({ issn, eissn, cn }) => [issn, eissn, cn],
    },
    { issn: null, eissn: null, cn: null, organizers: [], introductions: {}, listed: {} },
  ),
};

interface Parts {
  readonly database: Database;
  readonly engine: SearchEngine;
  readonly directory: SiteDirectory;
  readonly ownJournal: OwnJournal;
  readonly siteOfItem: SiteOfItem;
  readonly offersOf: OffersOf;
  readonly listingOf: ListingOf;
  readonly log: Log;
}

export function journalHandlers({
  database,
  ownJournal,
  siteOfItem,
  offersOf,
  listingOf,
  ...parts
}: Parts): AnyHandler[] {
  const journals = postgresJournals(database);
  return [
    answerGetDetailBySiteId(journals, ownJournal),
    answerGetPublicationDetail(journals, siteOfItem),
    answerSearchByCat(createFindJournals({ journals, ...parts }), journals.ofColumn, siteOfItem),
    answerGetEditorialBoard(journals, siteOfItem),
    answerGetPeriodTree(journals, offersOf, listingOf),
    answerGetPeriodDetail(journals, siteOfItem, offersOf),
    answerGetFirstTwoPeriods(journals, siteOfItem),
    answerGetGatheredJournals(journals),
    answerGetCollectionNumbers(journals),
  ];
}
