import { query } from '../../../../../db/query.ts';
import { entryIds, storeEntries } from '../../../../platform/item/writing/store-entries.ts';
import type { SiteContext } from '../../../../platform/kernel/site-context.ts';
import type { Text } from '../../../../platform/kernel/text.ts';
import type { Transaction } from '../../../../platform/ports/database.ts';
import { type Editable, theOnlyOne } from '../../../../platform/ports/editable.ts';
import { type ToolEntry, toolbarFields, toolDoings } from '../domain/editing/toolbar-form.ts';
import { coverIdOf, toolIcon, toolKind } from '../domain/tool-link.ts';

/** The floating toolbar of a site. */
export const editableToolbar: Editable = {
  kind: 'toolbar',
  permission: 'navigation.edit',
  section: 'look',
  fields: toolbarFields,
  address: () => '/',
  async read(transaction, site, id) {
    if (id !== theOnlyOne) return null;
    const rows = await storedTools(transaction, site);
    const tools = rows.map((row): ToolEntry => {
      const doing = toolKind(row.type, row.platform_type);
      const isPop = doing === 'pop';
      return {
        id: row.id,
        index: row.index_id,
        doing,
        names: row.res_name as Text,
        address: doing === 'external' ? (row.url ?? row.link_value2) : null,
        descriptions: isPop ? (row.description as Text) : {},
        picture: isPop ? (row.bounce_picture_url ?? row.picture_url) : null,
        icon: toolIcon({ cover: row.cover, coverId: row.cover_id }),
        newTab: doing === 'external' && row.link_type2 !== 'self',
      };
    });
    return { tools };
  },
  async write(transaction, site, _, document) {
    const tools = document.tools as readonly ToolEntry[];
    const site_id = site.host.id;
    const before = new Map((await storedTools(transaction, site)).map((row) => [row.id, row]));
    const ids = await entryIds(
      transaction,
      site_id,
      tools.map(({ id }) => id),
    );
    const rows = tools.map((tool, position) => {
      const id = ids[position] as string;
      const old = before.get(id);
      const isLink = tool.doing === 'external';
      return {
        site_id,
        id,
        position,
        index_id: tool.index || id,
        // One thing that a link does may be stored in two ways; the way in which it is stays.
        ...(old && toolKind(old.type, old.platform_type) === tool.doing
          ? { type: old.type, platform_type: old.platform_type }
          : toolDoings[tool.doing]),
        res_name: JSON.stringify(tool.names),
        description: JSON.stringify(tool.descriptions),
        url: isLink ? tool.address : null,
        link_type2: isLink ? (tool.newTab ? 'blank' : 'self') : null,
        link_value2: isLink ? tool.address : null,
        bounce_picture_url: tool.picture,
        picture_url: null,
        cover: tool.icon,
        cover_id: coverIdOf(tool.icon),
      };
    });
    await transaction.rows(
      query
        .deleteFrom('tool_link')
        .where('site_id', '=', site_id)
        .$if(ids.length > 0, (all) => all.where('id', 'not in', ids)),
    );
    await storeEntries(transaction, 'tool_link', rows);
    return theOnlyOne;
  },
};

const storedTools = (transaction: Transaction, site: SiteContext) =>
  transaction.rows(
    query.selectFrom('tool_link').selectAll().where('site_id', '=', site.host.id).orderBy('position').orderBy('id'),
  );
