import { type RequestContext, readerOf } from '../../platform/contract/request-context.ts';
import type { AccessAction } from '../../platform/kernel/access.ts';
import type { SiteContext } from '../../platform/kernel/site-context.ts';
import type { WorkRecord } from '../../platform/kernel/work-record.ts';
import type { App } from '../create-app.ts';

/** Whether whoever asks may have the text of a paper or a book, as the page that shows it decides. */
export function decideRecord(
  { access }: Pick<App, 'access'>,
  site: SiteContext,
  context: RequestContext,
  { id, kind, isOpen, journal, embargoUntil }: WorkRecord,
  action: AccessAction,
) {
  const embargo = embargoUntil === null ? null : { until: embargoUntil, zone: 'UTC' };
  const within = kind === 'book' ? id : (journal?.id ?? null);
  const subject = { openAccess: isOpen, within, embargo };
  return access.decide(site, readerOf(context), subject, action);
}
