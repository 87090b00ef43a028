import type { Id } from '../../../platform/kernel/id.ts';
import type { SiteContext } from '../../../platform/kernel/site-context.ts';
import type { Institution } from '../domain/institution.ts';

export interface InstitutionStore {
  /** The record that stands for this one, where it was merged. */
  institution(site: SiteContext, id: Id): Promise<Institution | undefined>;
}
