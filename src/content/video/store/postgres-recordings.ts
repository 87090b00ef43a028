import type { Database } from '../../../platform/ports/database.ts';
import type { RecordingStore } from '../use-cases/recording-store.ts';
import { selectRecording } from './select-recording.ts';
import { selectRelations } from './select-relations.ts';

export const postgresRecordings = (database: Database): RecordingStore => ({
  async recording(site, id, kinds) {
    const [row] = await database.rows(site, selectRecording(site.target.id, id, kinds));
    return row;
  },
  async relations(site, id) {
    const [row] = await database.rows(site, selectRelations(site.target.id, id));
    return row;
  },
});
