import { recordingCitation } from '../../platform/item/citing/recording-citation.ts';
import type { Kind } from '../../platform/item/kind.ts';
import { journalOfItsPaper, openAsItsPaper } from '../../platform/item/open-access.ts';
import { recordingSearch } from '../../platform/item/searching/recording-search.ts';
import { recordingTable } from '../../platform/item/writing/recording-table.ts';

export const audioKind: Kind = {
  name: 'audio',
  hasPage: true,
  family: 'media',
  table: recordingTable,
  access: { openAccess: openAsItsPaper('recording'), within: journalOfItsPaper('recording'), media: true },
  search: recordingSearch,
  citation: recordingCitation('audio'),
};
