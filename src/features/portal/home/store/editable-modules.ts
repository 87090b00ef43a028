import { query } from '../../../../../db/query.ts';
import { entryIds, storeEntries } from '../../../../platform/item/writing/store-entries.ts';
import type { Choice, FieldProblem } from '../../../../platform/kernel/form-field.ts';
import { type Id, siteOfId } from '../../../../platform/kernel/id.ts';
import type { SiteContext } from '../../../../platform/kernel/site-context.ts';
import type { Text } from '../../../../platform/kernel/text.ts';
import type { Transaction } from '../../../../platform/ports/database.ts';
import type { Editable } from '../../../../platform/ports/editable.ts';
import { entriesOf, moduleEntry, moduleOf, moduleProblems } from '../domain/editing/module-document.ts';
import { moduleFields } from '../domain/editing/module-form.ts';
import { type ModuleArea, type ModuleCode, moduleCodes } from '../domain/module.ts';
import { readModuleSettings } from '../domain/module-settings.ts';
import { bannerChoices } from './editable-banners.ts';
import type { CssFilter } from './postgres-modules.ts';

/** A channel, as far as those who place modules on its page need to know it. */
interface ListedChannel {
  readonly id: Id;
  readonly names: Text;
  readonly isShown: boolean;
  readonly canHoldModules: boolean;
}

interface Parts {
  readonly listChannels: (transaction: Transaction, site: number) => Promise<readonly ListedChannel[]>;
  readonly filterCss: CssFilter;
  /** What extensions draw. */
  readonly extensions: readonly Choice[];
  /** Whether a style makes something hard to read at this site. */
  readonly isWeakStyle: (transaction: Transaction, site: SiteContext, css: string) => Promise<boolean>;
}

/** The id of the page that no channel leads to. */
const homePage = 'home';
const homeNames: Text = { zh: '首页', en: 'Home page' };

/** What the pages of a site are built from; each page is one document, by the channel that leads to it. */
export function editableModules({ listChannels, filterCss, extensions, isWeakStyle }: Parts): Editable {
  const counts = (transaction: Transaction, site: SiteContext) =>
    transaction.rows(
      query
        .selectFrom('module')
        .where('site_id', '=', site.host.id)
        .groupBy('channel_id')
        .select(['channel_id', (count) => count.fn.countAll<string>().as('modules')]),
    );

  return {
    kind: 'modules',
    permission: 'pages.arrange',
    section: 'pages',
    fields: moduleFields({ channels: [], banners: [], extensions }),
    async fieldsAt(transaction, site) {
      const channels = await listChannels(transaction, site.host.id);
      return moduleFields({
        channels: channels.map(({ id, names }) => ({ value: id, label: id, names })),
        banners: await bannerChoices(transaction, site.host.id),
        extensions,
      });
    },
    check: moduleProblems,
    async checkStored(transaction, site, document) {
      const problems: FieldProblem[] = [];
      for (const [place, { css }] of entriesOf(document).entries())
        if (css && (await isWeakStyle(transaction, site, css)))
          problems.push({ path: `modules.${place}.css`, code: 'styleTooWeak' });
      return problems;
    },
    isComplete: true,
    address: (id) => (id === homePage ? '/' : `/newComposite?columnId=${id}`),
    async list(transaction, site, { text, skip, most }) {
      const held = new Map((await counts(transaction, site)).map((row) => [row.channel_id ?? homePage, row.modules]));
      const channels = await listChannels(transaction, site.host.id);
      const pages = [
        { id: homePage, names: homeNames, isShown: true },
        ...channels.filter(({ id, canHoldModules }) => canHoldModules || held.has(id)),
      ].filter(({ names }) =>
        Object.values(names).some((name) => name?.toLowerCase().includes(text.trim().toLowerCase())),
      );
      const entries = pages
        .slice(skip, skip + most)
        .map(({ id, names, isShown }) => ({ id, titles: names, note: held.get(id) ?? '0', isShown }));
      return { entries, total: pages.length };
    },
    async read(transaction, site, id) {
      if (!(await isPage(transaction, site, id))) return null;
      const rows = await storedModules(transaction, site, id);
      return {
        modules: rows.map((row) =>
          moduleEntry({
            id: row.id,
            code: row.code as ModuleCode,
            titles: row.titles as Text,
            styleId: row.style_id,
            area: row.area as ModuleArea,
            settings: readModuleSettings(row.settings),
            cssContent: row.css_content,
          }),
        ),
      };
    },
    async write(transaction, site, id, document) {
      const page = id ?? homePage;
      const site_id = site.host.id;
      const before = new Map((await storedModules(transaction, site, page)).map((row) => [row.id, row.settings]));
      const entries = entriesOf(document);
      const ids = await entryIds(
        transaction,
        site_id,
        entries.map((entry) => entry.id),
      );
      const rows = entries.map((entry, position) => {
        const module = moduleOf(entry, ids[position] as Id);
        return {
          site_id,
          id: module.id,
          channel_id: channelOf(page),
          position,
          code: module.code,
          area: module.area,
          titles: JSON.stringify(module.titles),
          style_id: module.styleId,
          settings: JSON.stringify({ ...unknownSettings(before.get(module.id)), ...module.settings }),
          css_content: module.cssContent && filterCss(module.cssContent),
        };
      });
      await transaction.rows(
        ofPage(query.deleteFrom('module').where('site_id', '=', site_id), page)
          .where('code', 'in', moduleCodes)
          .$if(ids.length > 0, (all) => all.where('id', 'not in', ids)),
      );
      await storeEntries(transaction, 'module', rows);
      return page;
    },
  };
}

const channelOf = (page: string): Id | null => (page === homePage ? null : page);

async function isPage(transaction: Transaction, site: SiteContext, id: string): Promise<boolean> {
  if (id === homePage) return true;
  if (siteOfId(id) !== site.host.id) return false;
  const found = await transaction.rows(
    query
      .selectFrom('channel')
      .select('id')
      .where('site_id', '=', site.host.id)
      .where('id', '=', id)
      .where('removed', '=', false),
  );
  return found.length > 0;
}

/** Modules that this version can draw; what a newer one stored stays as it is. */
const storedModules = (transaction: Transaction, site: SiteContext, page: string) =>
  transaction.rows(
    ofPage(query.selectFrom('module').selectAll().where('site_id', '=', site.host.id), page)
      .where('code', 'in', moduleCodes)
      .orderBy('position')
      .orderBy('id'),
  );

interface Filtered<Self> {
  where(column: 'channel_id', operator: 'is' | '=', value: Id | null): Self;
}

const ofPage = <Query extends Filtered<Query>>(filtered: Query, page: string): Query =>
  page === homePage ? filtered.where('channel_id', 'is', null) : filtered.where('channel_id', '=', page);

/** Settings that only a newer version understands. */
function unknownSettings(stored: unknown): object {
  const known = new Set([
    ...['bannerId', 'columnId', 'size', 'which', 'more', 'links', 'contact', 'facts', 'artwork', 'extension', 'option'],
  ]);
  return Object.fromEntries(Object.entries(stored ?? {}).filter(([name]) => !known.has(name)));
}
