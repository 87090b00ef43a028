import { statement } from '../../../../platform/item/writing/raw-statement.ts';
import type { Choice } from '../../../../platform/kernel/form-field.ts';
import { type Id, siteOfId } from '../../../../platform/kernel/id.ts';
import type { Text } from '../../../../platform/kernel/text.ts';
import type { Transaction } from '../../../../platform/ports/database.ts';
import type { Editable } from '../../../../platform/ports/editable.ts';
import { holdsContent } from '../domain/editing/channel-form.ts';
import { columnForm } from '../domain/editing/column-form.ts';

interface Column {
  readonly id: Id;
  readonly code: string;
  readonly names: Text;
  readonly enable: boolean;
  readonly showsAll: boolean;
  readonly entries: number;
}

/** What stands in each column of the navigation. Editors give the first of it an order; the rest follows by date. */
export const editableColumns = (kinds: readonly string[]): Editable => ({
  kind: 'column',
  permission: 'content.edit',
  section: 'content',
  isComplete: true,
  fields: columnForm(kinds),
  address: (id) => `/newPublish?columnId=${id}`,

  async list(transaction, { host }, { text, skip, most }) {
    const wanted = text.trim().toLowerCase();
    const columns = (await contentColumns(transaction, host.id)).filter(({ names }) =>
      Object.values(names).some((name = '') => name.toLowerCase().includes(wanted)),
    );
    const entries = columns.slice(skip, skip + most).map(({ id, names, entries, enable }) => ({
      id,
      titles: names,
      note: String(entries),
      isShown: enable,
    }));
    return { entries, total: columns.length };
  },

  async titlesOf(transaction, { host }, id) {
    const [column] = await transaction.rows(statement<{ names: Text }>`
      select names from channel where site_id = ${host.id} and id = ${siteOfId(id) === host.id ? id : null}`);
    return column?.names ?? {};
  },

  async read(transaction, { host }, id) {
    const [column] = await transaction.rows(statement<{ entries: Id[] }>`
      select array(select item_id::text from column_entry entry where entry.site_id = channel.site_id
        and entry.channel_id = channel.id and position is not null order by position, item_id) as entries
      from channel where site_id = ${host.id} and id = ${siteOfId(id) === host.id ? id : null} and not removed`);
    return column ?? null;
  },

  async write(transaction, { host, reads }, id, document) {
    const column = id as Id;
    const entries = (document.entries as readonly Id[]).filter((entry) => reads.includes(siteOfId(entry) ?? 0));
    await transaction.rows(statement`delete from column_entry where site_id = ${host.id} and channel_id = ${column}
      and position is not null and item_id <> all (${entries}::bigint[])`);
    await transaction.rows(statement`
      insert into column_entry (site_id, channel_id, item_id, position)
      select ${host.id}, ${column}, entry, place from unnest(${entries}::bigint[]) with ordinality as given (entry, place)
      on conflict (site_id, channel_id, item_id) do update set position = excluded.position
      where column_entry.position is distinct from excluded.position`);
    return column;
  },
});

/** Columns whose pages are lists, and those that hold something since the time when they were, from the top down. */
async function contentColumns(transaction: Transaction, site: number): Promise<readonly Column[]> {
  const rows = await transaction.rows(statement<Column>`
    with recursive tree as (
      select channel.*, array[position, id] as place from channel where site_id = ${site} and parent_id is null
      union all select below.*, place || array[below.position, below.id] from channel below
        join tree on below.site_id = tree.site_id and below.parent_id = tree.id)
    select id::text, code, names, enable, shows_all as "showsAll",
      (select count(*)::int from column_entry held where held.site_id = ${site} and held.channel_id = tree.id) as entries
    from tree where not removed order by place`);
  return rows.filter(({ code, entries }) => entries > 0 || holdsContent(code));
}

/** The columns into which a thing can be put; one that shows everything has it already. */
export const openColumns = async (transaction: Transaction, site: number): Promise<readonly Column[]> =>
  (await contentColumns(transaction, site)).filter(({ showsAll, entries }) => !showsAll || entries > 0);

export const columnChoices = async (transaction: Transaction, site: number): Promise<readonly Choice[]> =>
  (await openColumns(transaction, site)).map(({ id, names }) => ({ value: id, label: id, names }));
