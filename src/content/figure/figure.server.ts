import type { AnyHandler } from '../../platform/contract/handler.ts';
import { memberCitation } from '../../platform/item/citing/member-citation.ts';
import { paperHolding } from '../../platform/item/embargo.ts';
import type { Kind } from '../../platform/item/kind.ts';
import { journalOfItsPaper, openAsItsPaper } from '../../platform/item/open-access.ts';
import { memberRecord } from '../../platform/item/records/kind-record.ts';
import type { Database } from '../../platform/ports/database.ts';
import { answerGetRecord } from './api/get-record.ts';
import { figureSearch } from './search/search-figure.ts';
import { postgresRecords } from './store/postgres-records.ts';

export const figureKind: Kind = {
  name: 'figure',
  hasPage: true,
  family: 'figures',
  table: {
    name: 'figure',
    owner: 'id',
    fields: {
      article: null,
      position: 1,
      anchor: null,
      label: null,
      parent: null,
      licence: null,
      attributions: {},
      captions: {},
      alternative: null,
    },
    links: ['article', 'parent'],
  },
  access: { openAccess: openAsItsPaper('figure'), within: journalOfItsPaper('figure'), paper: paperHolding('figure') },
  search: figureSearch,
  record: memberRecord('figure', 'figure'),
  citation: memberCitation('figure'),
};

type Parts = Omit<Parameters<typeof answerGetRecord>[0], 'records'> & { readonly database: Database };

/** Figures and tables are one sort of record: one call answers for both. */
export const figureHandlers = ({ database, ...parts }: Parts): AnyHandler[] => [
  answerGetRecord({ records: postgresRecords(database), ...parts }),
];
