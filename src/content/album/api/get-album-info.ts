import { answering } from '../../../platform/contract/handler.ts';
import { presentItem } from '../../../platform/contract/item-output.ts';
import type { SiteOfItem } from '../../../platform/contract/site-of-item.ts';
import { failure } from '../../../platform/kernel/failure.ts';
import { failed, success } from '../../../platform/kernel/result.ts';
import { chooseText, textFor } from '../../../platform/kernel/text.ts';
import { itemKey } from '../../../platform/ports/edge-cache.ts';
import type { FileStore } from '../../../platform/ports/file-store.ts';
import { getAlbumInfo } from '../contract.ts';
import type { CollectionStore } from '../store/postgres-collections.ts';

export const answerGetAlbumInfo = (collections: CollectionStore, siteOfItem: SiteOfItem, files: FileStore) =>
  answering(getAlbumInfo, async ({ input: { id }, site: asking, language, shows, offers }) => {
    const owner = await siteOfItem(asking, id);
    if (!owner.ok) return owner;
    const collection = await collections.collection(owner.value, id);
    if (!collection) return failed(failure('notFound'));
    const siteLanguage = owner.value.target.defaultLanguage;
    const isThere = collection.status === 'published';
    const { journal, period } = collection;
    const body = isThere ? chooseText(collection.bodies, language, siteLanguage) : undefined;
    if (body) offers(body.text, () => files.get(body.text));
    for (const item of [collection, journal, period]) if (item) shows(itemKey(item.id));
    const named = (other: typeof journal, path: string) =>
      other && {
        id: other.id,
        resName: textFor(other.titles, language, siteLanguage),
        url: path + other.id,
      };
    return success({
      ...collection,
      ...presentItem(collection, { language, siteLanguage }),
      body: body ? { sha256: body.text, language: body.language } : null,
      journal: named(journal, '/mag/'),
      period: named(period, '/issue?columnId='),
      entries: isThere ? collection.entries : [],
    });
  });
