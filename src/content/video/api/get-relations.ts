import { answering } from '../../../platform/contract/handler.ts';
import type { SiteOfItem } from '../../../platform/contract/site-of-item.ts';
import { failure } from '../../../platform/kernel/failure.ts';
import { fileAddress } from '../../../platform/kernel/file-address.ts';
import { itemAddress } from '../../../platform/kernel/item-address.ts';
import { failed, success } from '../../../platform/kernel/result.ts';
import { itemKey } from '../../../platform/ports/edge-cache.ts';
import { getRelationsData } from '../contract.ts';
import type { RecordingStore } from '../store/postgres-recordings.ts';

export const answerGetRelationsData = (recordings: RecordingStore, siteOfItem: SiteOfItem) =>
  answering(getRelationsData, async ({ input: { id }, site, shows }) => {
    const owner = await siteOfItem(site, id);
    if (!owner.ok) return owner;
    const found = await recordings.relations(owner.value, id);
    if (!found) return failed(failure('notFound'));
    const { article, albums, similar } = found;
    for (const item of [id, ...(article ? [article.id] : []), ...[...albums, ...similar].map((one) => one.id)])
      shows(itemKey(item));
    return success({
      article: article && { ...article, url: itemAddress({ kind: 'article', ...article }) },
      albums: albums.map((album) => ({ ...album, url: itemAddress(album) })),
      similar: similar.map((one) => ({ ...one, cover: one.cover && fileAddress(one.cover), url: itemAddress(one) })),
    });
  });
