import type { MarkedSite } from './marked-site.ts';
import { itemNumbers } from './sample-content-rows.ts';
import type { Row } from './sample-rows.ts';

export const editorOf = ({ id }: MarkedSite): string => String(10 + id);
export const ownerOf = ({ id }: MarkedSite): string => String(20 + id);

export const consoleNumbers = { webhook: 901, delivery: 902, service: 903, announcement: 904, request: 905 } as const;

/** Those who work at the site's editorial, what they are preparing and what they did. */
export function consoleRows(site: MarkedSite): Record<string, readonly Row[]> {
  const document = { name: { en: site.mark } };
  return {
    console_role: [
      { site_id: site.id, account_id: editorOf(site), role: 'editor' },
      { site_id: site.id, account_id: ownerOf(site), role: 'owner' },
    ],
    console_draft: [{ site_id: site.id, kind: 'header', document_id: 'one', document, account_id: editorOf(site) }],
    console_unsaved: [
      { site_id: site.id, account_id: editorOf(site), kind: 'news', document_id: 'new', state: '', document },
    ],
    scheduled_document: [
      {
        site_id: site.id,
        kind: 'header',
        document_id: 'one',
        document,
        account_id: editorOf(site),
        publish_at: '2090-01-01',
      },
    ],
    webhook: [
      {
        site_id: site.id,
        webhook_id: site.itemId(consoleNumbers.webhook),
        account_id: ownerOf(site),
        address: `https://hooks.example/${site.mark}`,
        events: '{item.published}',
        sealed_secret: site.mark,
      },
    ],
    webhook_delivery: [
      {
        site_id: site.id,
        delivery_id: site.itemId(consoleNumbers.delivery),
        state: 'delivered',
        webhook_id: site.itemId(consoleNumbers.webhook),
        event: 'test',
        facts: { titles: { en: site.mark } },
      },
    ],
    doi_registration: [
      {
        site_id: site.id,
        registry: 'crossref',
        address: `https://registry.example/${site.mark}`,
        prefix: '10.5072',
        suffix: '',
        account: site.mark,
        sealed_password: site.mark,
        depositor: '',
        email: '',
        crossmark_policy: '',
      },
    ],
    doi_deposit: [
      {
        site_id: site.id,
        item_id: site.itemId(itemNumbers.article),
        doi: `10.5072/${site.mark}`,
        state: 'failed',
        wanted_hash: 'a',
        problem: 'content',
        message: site.mark,
      },
    ],
    notify_service: [
      {
        site_id: site.id,
        service_id: site.itemId(consoleNumbers.service),
        name: site.mark,
        origin: `https://reviews.example/${site.mark}`,
        inbox: 'https://reviews.example/inbox',
        offers: '{review}',
      },
    ],
    notify_announcement: [
      {
        site_id: site.id,
        announcement_id: site.itemId(consoleNumbers.announcement),
        kind: 'review',
        name: 'walk',
        item_id: site.itemId(itemNumbers.article),
        origin: `https://reviews.example/${site.mark}`,
        state: 'accepted',
        message_id: `urn:${site.mark}`,
        address: `https://reviews.example/${site.mark}/1`,
      },
    ],
    notify_request: [
      {
        site_id: site.id,
        request_id: site.itemId(consoleNumbers.request),
        item_id: site.itemId(itemNumbers.article),
        service_id: site.itemId(consoleNumbers.service),
        kind: 'review',
        message_id: `urn:${site.mark}`,
        state: 'sent',
      },
    ],
    security_event: [{ site_id: site.id, kind: 'login', outcome: 'failed', detail: { subject: site.mark } }],
    console_change: [
      {
        site_id: site.id,
        number: 1,
        at: '2026-01-01',
        account_id: editorOf(site),
        action: 'publish',
        kind: 'header',
        document_id: 'one',
        after: document,
        previous_hash: '',
        hash: 'a'.repeat(64),
      },
    ],
  };
}
