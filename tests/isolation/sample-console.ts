import type { MarkedSite } from './marked-site.ts';
import type { Row } from './sample-rows.ts';

export const editorOf = ({ id }: MarkedSite): string => String(10 + id);
export const ownerOf = ({ id }: MarkedSite): string => String(20 + id);

/** Those who work at the site's editorial, what they are preparing and what they did. */
export function consoleRows(site: MarkedSite): Record<string, readonly Row[]> {
  const document = { name: { en: site.mark } };
  return {
    console_role: [
      { site_id: site.id, account_id: editorOf(site), role: 'editor' },
      { site_id: site.id, account_id: ownerOf(site), role: 'owner' },
    ],
    console_draft: [{ site_id: site.id, kind: 'header', document_id: 'one', document, account_id: editorOf(site) }],
    security_event: [{ site_id: site.id, kind: 'login', outcome: 'failed', detail: { subject: site.mark } }],
    console_change: [
      {
        ...{
          site_id: site.id,
          number: 1,
          at: '2026-01-01',
          account_id: editorOf(site),
          action: 'publish',
          kind: 'header',
        },
        ...{ document_id: 'one', after: document, previous_hash: '', hash: 'a'.repeat(64) },
      },
    ],
  };
}
