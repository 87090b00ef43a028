import type { AnyHandler } from '../../platform/contract/handler.ts';
import type { SiteOfItem } from '../../platform/contract/site-of-item.ts';
import { memberCitation } from '../../platform/item/citing/member-citation.ts';
import type { Kind } from '../../platform/item/kind.ts';
import { journalOfItsPaper, openAsItsPaper } from '../../platform/item/open-access.ts';
import type { Access } from '../../platform/ports/access.ts';
import type { Database } from '../../platform/ports/database.ts';
import type { Wording } from '../../platform/ports/wording.ts';
import { answerGetRecord } from './api/get-record.ts';
import { figureSearch } from './search/search-figure.ts';
import { figureTable } from './store/figure-table.ts';
import { postgresRecords } from './store/postgres-records.ts';

export const figureKind: Kind = {
  name: 'figure',
  hasPage: true,
  family: 'figures',
  table: figureTable,
  access: { openAccess: openAsItsPaper('figure'), within: journalOfItsPaper('figure') },
  search: figureSearch,
  citation: memberCitation('figure'),
};

interface Parts {
  readonly database: Database;
  readonly siteOfItem: SiteOfItem;
  readonly access: Access;
  readonly wording: Wording;
}

/** Figures and tables are one sort of record: one call answers for both. */
export const figureHandlers = ({ database, siteOfItem, access, wording }: Parts): AnyHandler[] => [
  answerGetRecord({ records: postgresRecords(database), siteOfItem, access, wording }),
];
