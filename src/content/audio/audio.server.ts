import { recordingCitation } from '../../platform/item/citing/recording-citation.ts';
import { paperHolding } from '../../platform/item/embargo.ts';
import type { Kind } from '../../platform/item/kind.ts';
import { journalOfItsPaper, openAsItsPaper } from '../../platform/item/open-access.ts';
import { recordingRecord } from '../../platform/item/records/kind-record.ts';
import { recordingSearch } from '../../platform/item/searching/recording-search.ts';
import { recordingTable } from '../../platform/item/writing/recording-table.ts';

export const audioKind: Kind = {
  name: 'audio',
  hasPage: true,
  family: 'media',
  table: recordingTable,
  access: {
    openAccess: openAsItsPaper('recording'),
    within: journalOfItsPaper('recording'),
    paper: paperHolding('recording'),
    media: true,
  },
  search: recordingSearch,
  record: recordingRecord('audio'),
  citation: recordingCitation('audio'),
};
