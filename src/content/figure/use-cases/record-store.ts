import type { Id } from '../../../platform/kernel/id.ts';
import type { SiteContext } from '../../../platform/kernel/site-context.ts';
import type { FigureRecord } from '../domain/record.ts';

/** Figures and tables that are published or were withdrawn. `site` is the one that they belong to. */
export interface RecordStore {
  record(site: SiteContext, id: Id): Promise<FigureRecord | undefined>;
}
