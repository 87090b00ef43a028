import { query } from '../../db/query.ts';
import type { SiteConfiguration } from '../../src/features/sites/site/domain/configuration.ts';
import { unconfigured } from '../../src/features/sites/site/domain/configuration.ts';
import type { DraftRow, DraftUnit, ItemDraft } from '../../src/platform/item/writing/item-draft.ts';
import { idOf } from '../../src/platform/kernel/id.ts';
import { storeSite } from '../support/sites.ts';
import { type TestApp, useTestApp } from '../support/test-app.ts';
import { storeRows } from '../tables/store-rows.ts';

type Sections = { readonly [Section in keyof SiteConfiguration]?: Partial<SiteConfiguration[Section]> };
export interface LightSite {
  readonly sections?: Sections;
  /** Columns of the site itself. */
  readonly columns?: Readonly<Record<string, unknown>>;
  /** Rows of its toolbar, next to the alerts by e-mail. */
  readonly tools?: readonly Readonly<Record<string, unknown>>[];
}

const journal: ItemDraft = { kind: 'journal', key: 'light', titles: { en: 'Sample Light' }, details: {} };
const period = (year: number, issue: string): ItemDraft => ({
  kind: 'issue',
  key: `light/${year}/${issue}`,
  titles: {},
  publishedOn: `${year}-0${issue}-01`,
  details: { journal: { kind: 'journal', key: 'light' }, year, volume: String(year - 2000), issue },
});
const periods = [period(2024, '1'), period(2024, '2'), period(2025, '1'), period(2025, '2')];
const paper = (key: string, title: string, details: DraftRow): DraftUnit => ({
  mentioned: [journal, ...periods],
  members: [],
  main: {
    kind: 'article',
    key: `10.5555/${key}`,
    doi: `10.5555/${key}`,
    titles: { en: title },
    publishedOn: '2025-03-01',
    details: { journal: { kind: 'journal', key: 'light' }, ...details },
  },
});
const draftUnit = (kind: string, title: string, details: DraftRow = {}): DraftUnit => ({
  mentioned: [],
  members: [],
  main: { kind, key: `a-${kind}`, titles: { en: title }, publishedOn: '2025-03-01', details },
});
const units = [
  draftUnit('news', 'A piece of news', { type: 'information' }),
  draftUnit('album', 'An album'),
  paper('issued', 'Paper in its issue', { period: { kind: 'issue', key: 'light/2025/2' }, position: 1 }),
  paper('first', 'Paper before its issue', { publicationType: 1, version: 1 }),
  paper('accepted', 'Accepted manuscript', { publicationType: 1, version: -1 }),
];

const channelCodes = ['directory', 'backissue', 'issues', 'onlineFirst', 'justAccepted', 'singleFirst', 'manuscript'];
/** The navigation leads to everything that a site may offer. */
const channels = [...channelCodes, 'videoSubmission', 'emailSubscribe', 'news'];
/** The home shows what is out before its issue, and the issues before the current one. */
const modules = [
  { code: 'papers', settings: { which: ['onlineFirst', 'justAccepted'] } },
  { code: 'currentIssue', settings: {} },
  { code: 'issueList', settings: { size: 12 } },
];

export interface LightSites extends TestApp {
  /** The id by which a site keeps a thing. */
  id(sld: string, key: string): string;
}

/** Sites that hold the same and differ in their settings alone, each found by `<name>.localhost`. */
export function useLightSites(sites: Readonly<Record<string, LightSite>>): LightSites {
  const ids = new Map<string, string>();
  const portal = useTestApp(async (app) => {
    for (const [place, [sld, { sections = {}, columns = {}, tools = [] }]] of Object.entries(sites).entries()) {
      const id = place + 1;
      await storeSite(app, { id, sld });
      const plain = unconfigured({ id, sld, defaultLanguage: 'en' });
      const stored = Object.entries(sections).map(([section, value]) => ({
        section,
        value: JSON.stringify(
          Array.isArray(value) ? value : { ...plain[section as keyof SiteConfiguration], ...value },
        ),
      }));
      await storeRows(app, id, 'site_config', stored);
      await app.app.database.transaction({ reads: [id], writes: id }, (open) => app.app.write(open, id, units));
      const items = await app.app.database.transaction({ reads: [id], writes: null }, (open) =>
        open.rows(query.selectFrom('item').select(['id', 'source_key']).where('site_id', '=', id)),
      );
      for (const row of items) ids.set(`${sld} ${row.source_key}`, row.id);
      const own = { mag_id: ids.get(`${sld} light`), ...columns };
      for (const [name, value] of Object.entries(own))
        await app.owner.query(`update site set ${name} = $1 where site_id = $2`, [value, id]);
      await storeRows(
        app,
        id,
        'channel',
        channels.map((code, position) => ({
          id: idOf(id, 9_000 + position),
          position,
          code,
          names: { en: `To ${code}` },
        })),
      );
      await storeRows(
        app,
        id,
        'module',
        modules.map(({ code, settings }, position) => ({
          id: idOf(id, 9_100 + position),
          position,
          code,
          settings,
          titles: {},
          style_id: 'rows',
          area: 'main',
        })),
      );
      const alerts = { type: 'platform', platform_type: 'email', res_name: { en: 'Alerts' } };
      const rows = [alerts, ...tools].map((tool, position) => ({
        id: idOf(id, 9_200 + position),
        index_id: String(position),
        position,
        ...tool,
      }));
      await storeRows(app, id, 'tool_link', rows);
    }
  });
  return Object.assign(portal, { id: (sld: string, key: string) => ids.get(`${sld} ${key}`) ?? '' });
}
