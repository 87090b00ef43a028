import type { MarkedSite } from './marked-site.ts';
import type { Row } from './sample-rows.ts';

/** What editors changed and brought in from the browser. */
export function importRows(site: MarkedSite): Readonly<Record<string, readonly Row[]>> {
  const { mark } = site;
  const run = `00000000-0000-4000-8000-${String(site.id).padStart(12, '0')}`;
  const row = (values: Row): Row => ({ site_id: site.id, ...values });
  return {
    item_edit: [row({ kind: 'article', source_key: `${mark}-edited`, changes: { titles: { en: mark } } })],
    import_run: [row({ id: run, account_id: 1, name: `${mark}.zip`, bytes: 10, format: 'jats', as_draft: true })],
    import_piece: [row({ run_id: run, number: 0, sha256: 'a'.repeat(64), bytes: 10 })],
    import_result: [row({ run_id: run, source: `${mark}.xml`, outcome: 'imported' })],
  };
}
