import { answering } from '../../../../platform/contract/handler.ts';
import type { SiteOfItem } from '../../../../platform/contract/site-of-item.ts';
import { failure } from '../../../../platform/kernel/failure.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import { failed, success } from '../../../../platform/kernel/result.ts';
import type { SiteContext } from '../../../../platform/kernel/site-context.ts';
import type { SavedItems } from '../../../../platform/ports/saved-items.ts';
import { collect, isCollect, unCollect } from '../contract.ts';
import { mostCollected } from '../domain/limits.ts';
import type { CollectedStore } from '../use-cases/collected-store.ts';

interface Parts {
  readonly store: CollectedStore;
  readonly savedItems: SavedItems;
  readonly siteOfItem: SiteOfItem;
}

const chosen = ({ id, ids }: { id?: Id | undefined; ids?: Id[] | undefined }): Id[] => [
  ...new Set([...(id === undefined ? [] : [id]), ...(ids ?? [])]),
];

export const answerCollect = ({ store, savedItems, siteOfItem }: Parts) =>
  answering(collect, async ({ input, site, member }) => {
    const ids = chosen(input);
    const refused = await refusalOf(siteOfItem, site, ids);
    if (refused) return failed(refused);
    const found = await savedItems(site, ids);
    const entries = ids.flatMap((id) => {
      const item = found.get(id);
      return item ? [{ id, kind: item.kind, titles: item.titles }] : [];
    });
    if (entries.length === 0) return failed(failure('articleIdNotExist'));
    const collected = await store.add(site, member.id, entries, mostCollected);
    return collected === undefined ? failed(failure('saveLimit', { max: mostCollected })) : success({ collected });
  });

/** What a site no longer reaches can still be taken out of a list; an id that was never in it is answered as everywhere. */
export const answerUnCollect = ({ store, siteOfItem }: Parts) =>
  answering(unCollect, async ({ input, site, member }) => {
    const ids = chosen(input);
    const removed = await store.remove(site, member.id, ids, input.type);
    if (removed > 0) return success({ removed });
    return failed((await refusalOf(siteOfItem, site, ids)) ?? failure('notFound'));
  });

export const answerIsCollect = ({ store, siteOfItem }: Parts) =>
  answering(isCollect, async ({ input: { id }, site, member }) => {
    const refused = await refusalOf(siteOfItem, site, [id]);
    return refused ? failed(refused) : success({ collected: await store.has(site, member.id, id) });
  });

async function refusalOf(siteOfItem: SiteOfItem, site: SiteContext, ids: readonly Id[]) {
  for (const id of ids) {
    const owner = await siteOfItem(site, id);
    if (!owner.ok) return owner.failure;
  }
  return undefined;
}
