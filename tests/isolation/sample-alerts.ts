import { createHash } from 'node:crypto';
import type { MarkedSite } from './marked-site.ts';
import { sampleAccount } from './sample-doings.ts';
import type { Row } from './sample-rows.ts';

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

/** What someone subscribed to at a site, a mail about it, and an address that wants none. */
export function alertRows(site: MarkedSite): Record<string, readonly Row[]> {
  const email = `${site.mark}@example.org`;
  const receiver = { site_id: site.id, email, email_hash: hash(email), language: 'en' };
  const alert = { ...receiver, alert_id: site.itemId(71), account_id: sampleAccount };
  return {
    alert: [{ ...alert, what: 'keywords', subject: site.mark }],
    digest: [{ ...receiver, digest_id: hash(site.mark).slice(0, 32), run: 1, part: 0, contents: '[]' }],
    silenced_address: [{ site_id: site.id, email_hash: hash(`not ${email}`), reason: 'bounced' }],
  };
}
