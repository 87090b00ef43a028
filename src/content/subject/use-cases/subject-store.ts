import type { Id } from '../../../platform/kernel/id.ts';
import type { SiteContext } from '../../../platform/kernel/site-context.ts';
import type { Subject } from '../domain/subject.ts';

export interface SubjectStore {
  subject(site: SiteContext, id: Id): Promise<Subject | undefined>;
  /** The subjects of this code on the site and those that it gathers, the site's own first. */
  withCode(site: SiteContext, code: string): Promise<readonly Id[]>;
}
