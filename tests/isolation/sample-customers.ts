import { createHash } from 'node:crypto';
import type { MarkedSite } from './marked-site.ts';
import { itemNumbers } from './sample-content-rows.ts';
import { sampleAccount } from './sample-doings.ts';
import type { Row } from './sample-rows.ts';

/** The key is the mark of the site. */
const keyHash = ({ mark }: MarkedSite) => createHash('sha256').update(mark).digest();

/** A body that has paid for all of the site, with its network and its login. */
export function customerRows(site: MarkedSite): Record<string, readonly Row[]> {
  const consortium = { site_id: site.id, customer_id: site.itemId(73) };
  const customer = { site_id: site.id, customer_id: site.itemId(70) };
  return {
    customer: [
      { ...customer, name: { en: site.mark }, saml_entity: `https://${site.mark}.example/`, saml_metadata: '<x/>' },
      { ...consortium, name: { en: site.mark } },
    ],
    consortium_member: [{ ...customer, consortium_id: consortium.customer_id }],
    customer_range: [{ ...customer, range: '198.51.100.0/24' }],
    customer_range_change: [
      { ...customer, change_id: site.itemId(74), range: '198.51.100.0/24', is_added: true, account_id: sampleAccount },
    ],
    librarian: [{ ...customer, account_id: sampleAccount }],
    counter_key: [{ ...customer, key_id: site.itemId(72), requestor_id: site.mark, key_hash: keyHash(site) }],
    counter_use: [
      {
        ...customer,
        month: '2026-10-01',
        item_id: site.itemId(itemNumbers.article),
        part: -1,
        access_type: 'Open',
        title_id: 0,
        data_type: 'Article',
        title_type: '',
        yop: 2026,
        total_investigations: 1,
        unique_investigations: 1,
      },
    ],
    counter_search: [{ ...customer, month: '2026-10-01', searches: 1 }],
    counter_month: [{ site_id: site.id, month: '2026-10-01' }],
    search_event: [
      { ...customer, reader: Buffer.alloc(16, site.id), asked: Buffer.alloc(16, site.id), happened_at: '2026-10-01' },
    ],
    entitlement: [{ ...customer, entitlement_id: site.itemId(71), starts_on: '2026-01-01', ends_on: '2099-12-31' }],
  };
}
