import { statement } from '../../src/platform/item/writing/raw-statement.ts';
import { type Id, idOf } from '../../src/platform/kernel/id.ts';
import { ownSite } from '../../src/platform/kernel/site-context.ts';
import type { App } from '../../src/processes/create-app.ts';
import type { SampleChannel, SampleSite } from './sample-site.ts';

/** Fills the columns of a site, after everything that they hold is stored. What an editor put in besides stays. */
export async function storeColumns({ database }: App, site: SampleSite, all: readonly SampleSite[]): Promise<void> {
  const { directory, channels = [] } = site;
  await database.transaction(ownSite(directory, directory.gathers ?? []), async (transaction) => {
    for (const { number, entries = [] } of flat(channels)) {
      const named = entries.map((entry) => referenceOf(entry, site, all));
      await transaction.rows(statement<{ id: Id }>`
        insert into column_entry (site_id, channel_id, item_id, position)
        select ${directory.id}, ${idOf(directory.id, number)}::bigint, item.id, place
        from unnest(${named.map((one) => one.site)}::int[], ${named.map(({ kind }) => kind)}::text[], ${named.map(({ key }) => key)}::text[])
          with ordinality as given (site_id, kind, source_key, place)
        join item using (site_id, kind, source_key)
        on conflict (site_id, channel_id, item_id) do update set position = excluded.position
        where column_entry.position is distinct from excluded.position`);
    }
  });
}

const flat = (channels: readonly SampleChannel[]): SampleChannel[] =>
  channels.flatMap((channel) => [channel, ...flat(channel.children ?? [])]);

function referenceOf(entry: string, own: SampleSite, all: readonly SampleSite[]) {
  const [first = '', ...rest] = entry.split(' ');
  const other = all.find(({ directory }) => directory.sld === first);
  const [kind = '', ...key] = other ? rest : [first, ...rest];
  return { site: (other ?? own).directory.id, kind, key: key.join(' ') };
}
