import { sql } from 'kysely';
import { query } from '../../../../../db/query.ts';
import { saidWith } from '../../../../platform/item/containing.ts';
import { statement } from '../../../../platform/item/writing/raw-statement.ts';
import { isId } from '../../../../platform/kernel/id.ts';
import type { Text } from '../../../../platform/kernel/text.ts';
import type { Transaction } from '../../../../platform/ports/database.ts';
import type { Editable } from '../../../../platform/ports/editable.ts';
import type { FileStore } from '../../../../platform/ports/file-store.ts';
import { madeHere } from '../../../../platform/ports/storable.ts';
import { channelChoices, formOfText, textForm, textOfForm } from '../domain/text-form.ts';

/** The texts of a site's columns. Rows name their bodies, which lie in the file store. */
export const editableTexts = (files: Pick<FileStore, 'get' | 'put'>): Editable => ({
  kind: 'column-text',
  permission: 'content.edit',
  section: 'content',
  fields: textForm([]),
  fieldsAt: async (transaction, { host }) => textForm(channelChoices(await channelsOf(transaction, host.id))),
  address: (id) => `/info/${id}`,

  async list(transaction, { host }, { text, skip, most }) {
    const chosen = query.selectFrom('column_text').where('site_id', '=', host.id).where(saidWith(sql`titles`, text));
    const rows = await transaction.rows(
      chosen
        .select(['id', 'titles', 'code', 'updated_at'])
        .orderBy(sql`channel_id nulls last`)
        .orderBy('position')
        .orderBy('id')
        .limit(most)
        .offset(skip),
    );
    const [counted] = await transaction.rows(chosen.select(sql<number>`count(*)::int`.as('total')));
    const entries = rows.map(({ id, titles, code, updated_at }) => ({
      id,
      titles: titles as Text,
      note: [updated_at.toISOString().slice(0, 10), code].filter(Boolean).join(' · '),
      isShown: true,
    }));
    return { entries, total: counted?.total ?? 0 };
  },

  async read(transaction, { host }, id) {
    if (!isId(id)) return null;
    const [row] = await transaction.rows(
      query.selectFrom('column_text').where('site_id', '=', host.id).where('id', '=', id).selectAll(),
    );
    if (!row) return null;
    const { channel_id: channelId, position, code } = row;
    const bodies = await readBodies(files, row.bodies as Text);
    return formOfText({
      titles: row.titles as Text,
      summaries: row.summaries as Text,
      bodies,
      channelId,
      position,
      code,
    });
  },

  async checkStored(transaction, { host }, document, id) {
    const { code } = textOfForm(document);
    if (!code) return [];
    const [taken] = await transaction.rows(
      query.selectFrom('column_text').where('site_id', '=', host.id).where('code', '=', code).select('id'),
    );
    return taken && taken.id !== id ? [{ path: 'code', code: 'fieldRefused' }] : [];
  },

  async write(transaction, { host }, id, document) {
    const text = textOfForm(document);
    const bodies = await putBodies(files, text.bodies);
    const channel = sql`(select id from channel where site_id = ${host.id} and id = ${text.channelId}::bigint)`;
    const position = sql`coalesce(${text.position}::int, (
      select max(position) + 1 from column_text where site_id = ${host.id} and channel_id = ${text.channelId}::bigint), 1)`;
    const [row] = await transaction.rows(statement<{ id: string }>`
      insert into column_text (site_id, id, channel_id, code, position, titles, summaries, bodies, updated_at)
      values (${host.id}, coalesce(${id}::bigint, new_id(${host.id})), ${channel}, ${text.code}, ${position},
        ${JSON.stringify(text.titles)}, ${JSON.stringify(text.summaries)}, ${JSON.stringify(bodies)}, now())
      on conflict (site_id, id) do update set channel_id = excluded.channel_id, code = excluded.code, position = excluded.position,
        titles = excluded.titles, summaries = excluded.summaries, bodies = excluded.bodies, updated_at = excluded.updated_at
      returning id::text`);
    return (row as { id: string }).id;
  },

  async remove(transaction, { host }, id) {
    await transaction.rows(query.deleteFrom('column_text').where('site_id', '=', host.id).where('id', '=', id));
  },
});

const channelsOf = (transaction: Transaction, site: number) =>
  transaction.rows(statement<{ id: string; parentId: string | null; names: Text }>`
    select id::text, parent_id::text as "parentId", names from channel
    where site_id = ${site} and not removed order by position, id`);

async function readBodies(files: Pick<FileStore, 'get'>, hashes: Text): Promise<Text> {
  const read = await Promise.all(
    Object.entries(hashes).map(async ([language, sha256]) => [language, sha256 && (await files.get(sha256))] as const),
  );
  return Object.fromEntries(read.flatMap(([language, body]) => (body ? [[language, body.toString('utf8')]] : [])));
}

async function putBodies(files: Pick<FileStore, 'put'>, bodies: Text): Promise<Text> {
  const put = Object.entries(bodies).map(async ([language, html]) => [
    language,
    await files.put(madeHere(Buffer.from(html ?? '')), 'text/html'),
  ]);
  return Object.fromEntries(await Promise.all(put));
}
