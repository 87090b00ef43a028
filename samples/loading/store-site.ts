import { mayShowAll } from '../../src/features/sites/navigation/domain/editing/channel-form.ts';
import { idOf } from '../../src/platform/kernel/id.ts';
import type { Transaction } from '../../src/platform/ports/database.ts';
import type { SampleChannel, SampleSite } from './sample-site.ts';
import { json, type Rows, removeOthers, storeRows } from './store-rows.ts';

/** What a site stores about its looks, its navigation and the modules of its home. */
export async function storeFrame(transaction: Transaction, sample: SampleSite): Promise<void> {
  const site_id = sample.directory.id;
  const id = (number: number) => idOf(site_id, number);
  const optionalId = (number: number | undefined) => (number === undefined ? null : id(number));

  await storeRows(
    transaction,
    'site_config',
    ['site_id', 'section'],
    Object.entries(sample.configuration).map(([section, value]) => ({ site_id, section, value: json(value) })),
  );

  const channels = channelRows(site_id, sample.channels ?? [], null);
  await storeRows(transaction, 'channel', ['site_id', 'id'], channels);

  const modules = (sample.modules ?? []).map((module, position) => ({
    site_id,
    id: id(module.number),
    channel_id: optionalId(module.channel),
    position,
    code: module.code,
    titles: json(module.titles ?? {}),
    style_id: module.styleId,
    area: module.area,
    settings: json(module.settings ?? {}),
  }));
  await storeRows(transaction, 'module', ['site_id', 'id'], modules);

  const banners = (sample.banners ?? []).flatMap((banner) =>
    banner.items.map((item, position) => ({
      site_id,
      id: id(item.number),
      banner_id: id(banner.number),
      position,
      type: item.type,
      url: item.url ?? null,
      target_id: optionalId(item.target),
      index_id: item.indexId ?? null,
      res_name: json(item.resName),
      description: json(item.description ?? {}),
      vas_doc_link: item.vasDocLink ?? null,
      doi: item.doi ?? null,
      target_site_id: item.targetSite ?? null,
    })),
  );
  await storeRows(transaction, 'banner_item', ['site_id', 'id'], banners);

  const tools = (sample.tools ?? []).map((tool, position) => ({
    site_id,
    id: id(tool.number),
    index_id: tool.indexId,
    position,
    type: tool.type,
    platform_type: tool.platformType ?? null,
    res_name: json(tool.resName),
    description: json(tool.description ?? {}),
    url: tool.url ?? null,
    link_type2: tool.linkType2 ?? null,
    link_value2: tool.linkValue2 ?? null,
  }));
  await storeRows(transaction, 'tool_link', ['site_id', 'id'], tools);

  await storeRows(
    transaction,
    'common_code',
    ['site_id', 'category', 'code'],
    (sample.codes ?? []).map(({ category, code, names }, position) => ({
      site_id,
      category,
      code,
      position,
      names: json(names),
    })),
  );

  const ids = (rows: readonly { id: string }[]) => rows.map((row) => row.id);
  await removeOthers(transaction, 'module', site_id, ids(modules));
  await removeOthers(transaction, 'banner_item', site_id, ids(banners));
  await removeOthers(transaction, 'tool_link', site_id, ids(tools));
  await removeOthers(
    transaction,
    'channel',
    site_id,
    channels.map((row) => row.id as string),
  );
}

function channelRows(site_id: number, channels: readonly SampleChannel[], parent_id: string | null): Rows<'channel'> {
  return channels.flatMap((channel, position) => {
    const id = idOf(site_id, channel.number);
    const row = {
      site_id,
      id,
      parent_id,
      position,
      code: channel.code,
      names: json(channel.names),
      enable: channel.enable ?? true,
      link_type: channel.linkType ?? null,
      link_value: channel.linkValue ?? null,
      banner_id: channel.bannerNumber === undefined ? null : idOf(site_id, channel.bannerNumber),
      news_data_type: channel.newsDataType ?? null,
      shows_all: mayShowAll(channel.code) && !channel.entries,
    };
    return [row, ...channelRows(site_id, channel.children ?? [], id)];
  });
}
