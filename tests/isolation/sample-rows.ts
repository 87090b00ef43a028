import type { MarkedSite } from './marked-site.ts';
import { alertRows } from './sample-alerts.ts';
import { configurationOf } from './sample-configuration.ts';
import { consoleRows } from './sample-console.ts';
import { contentRows, itemNumbers } from './sample-content-rows.ts';
import { customerRows } from './sample-customers.ts';
import { doingRows } from './sample-doings.ts';
import { importRows } from './sample-imports.ts';
import { submissionRows } from './sample-submissions.ts';

export type Row = Readonly<Record<string, unknown>>;

/**
 * A few rows for each guarded table, parents before children. A new table needs its line here: the walk over all tables can't
 * make up what its constraints allow.
 */
export function sampleRows(site: MarkedSite): Readonly<Record<string, readonly Row[]>> {
  const { mark } = site;
  const text = { en: `${mark} in English`, zh: `${mark} 中文` };
  const row = (values: Row): Row => ({ site_id: site.id, ...values });
  const itemRow = (counter: number, values: Row): Row => row({ id: site.itemId(counter), ...values });
  return {
    site_config: Object.entries(configurationOf(site)).map(([section, value]) => row({ section, value })),
    channel: [itemRow(1, { position: 1, code: 'about', names: text })],
    module: [itemRow(2, { position: 1, code: 'links', titles: text, style_id: '1' })],
    banner_item: [
      itemRow(3, {
        banner_id: site.itemId(4),
        position: 1,
        type: 'link',
        url: `https://${mark}.example/`,
        res_name: text,
      }),
    ],
    tool_link: [
      itemRow(5, { index_id: 'tool', position: 1, type: 'external', res_name: text, url: `https://${mark}.example/` }),
    ],
    common_code: [row({ category: 'subject', code: 'one', position: 1, names: text })],
    column_text: [
      itemRow(6, { channel_id: site.itemId(1), code: 'about', position: 1, titles: text, summaries: text }),
    ],
    item: Object.entries(itemNumbers).map(([kind, number]) =>
      itemRow(number, { kind, status: 'published', titles: text, source_key: mark, published_on: '2026-01-01' }),
    ),
    journal: [itemRow(20, { introductions: text, issn: '1234-5679', publishers: text })],
    period: [itemRow(21, { journal_id: site.itemId(20), year: 2026, issue: '1', themes: text })],
    ...contentRows(site),
    ...doingRows(site),
    ...alertRows(site),
    ...customerRows(site),
    ...consoleRows(site),
    ...importRows(site),
    ...submissionRows(site),
  };
}
