import type { Id } from '../../../platform/kernel/id.ts';
import type { SiteContext } from '../../../platform/kernel/site-context.ts';
import type { Recording, RecordingKind, Relations } from '../domain/recording.ts';

export interface RecordingStore {
  recording(site: SiteContext, id: Id, kinds: readonly RecordingKind[]): Promise<Recording | undefined>;
  relations(site: SiteContext, id: Id): Promise<Relations | undefined>;
}
