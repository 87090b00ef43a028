import type { AnyHandler } from '../../platform/contract/handler.ts';
import type { SiteOfItem } from '../../platform/contract/site-of-item.ts';
import { recordingCitation } from '../../platform/item/citing/recording-citation.ts';
import { paperHolding } from '../../platform/item/embargo.ts';
import type { Kind } from '../../platform/item/kind.ts';
import { journalOfItsPaper, openAsItsPaper } from '../../platform/item/open-access.ts';
import { recordingRecord } from '../../platform/item/records/kind-record.ts';
import { recordingSearch } from '../../platform/item/searching/recording-search.ts';
import { recordingTable } from '../../platform/item/writing/recording-table.ts';
import type { Access } from '../../platform/ports/access.ts';
import type { Database } from '../../platform/ports/database.ts';
import type { FileStore } from '../../platform/ports/file-store.ts';
import type { Usage } from '../../platform/ports/usage.ts';
import type { Wording } from '../../platform/ports/wording.ts';
import { answerGetAudioInfo, answerGetVideoInfo } from './api/get-recording.ts';
import { answerGetRelationsData } from './api/get-relations.ts';
import { answerDownloadVideo, answerPlayVideoOrAudio } from './api/play-recording.ts';
import { postgresRecordings } from './store/postgres-recordings.ts';
import { readRecording } from './use-cases/read-recording.ts';

export const videoKind: Kind = {
  name: 'video',
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
  record: recordingRecord('video'),
  citation: recordingCitation('video'),
};

interface Parts {
  readonly database: Database;
  readonly files: Pick<FileStore, 'get'>;
  readonly siteOfItem: SiteOfItem;
  readonly access: Access;
  readonly usage: Usage;
  readonly wording: Wording;
}

/** Audio and video have the same calls, as they have the same table. */
export function recordingHandlers(parts: Parts): AnyHandler[] {
  const recordings = postgresRecordings(parts.database);
  const read = readRecording(recordings, parts.access);
  return [
    answerGetAudioInfo({ ...parts, read }),
    answerGetVideoInfo({ ...parts, read }),
    answerGetRelationsData(recordings, parts.siteOfItem),
    answerPlayVideoOrAudio({ ...parts, read }),
    answerDownloadVideo({ ...parts, read }),
  ];
}
