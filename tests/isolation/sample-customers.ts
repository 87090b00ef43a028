import type { MarkedSite } from './marked-site.ts';
import type { Row } from './sample-rows.ts';

/** A body that has paid for all of the site, with its network and its login. */
export function customerRows(site: MarkedSite): Record<string, readonly Row[]> {
  const customer = { site_id: site.id, customer_id: site.thing(70) };
  return {
    customer: [
      { ...customer, name: { en: site.mark }, saml_entity: `https://${site.mark}.example/`, saml_metadata: '<x/>' },
    ],
    customer_range: [{ ...customer, range: '198.51.100.0/24' }],
    entitlement: [{ ...customer, entitlement_id: site.thing(71), starts_on: '2026-01-01', ends_on: '2099-12-31' }],
  };
}
