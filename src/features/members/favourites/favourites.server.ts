import { answering } from '../../../platform/contract/handler.ts';
import { presentPage, savedPresenter } from '../../../platform/contract/saved-output.ts';
import type { SiteOfItem } from '../../../platform/contract/site-of-item.ts';
import { failure } from '../../../platform/kernel/failure.ts';
import type { Id } from '../../../platform/kernel/id.ts';
import { failed, success } from '../../../platform/kernel/result.ts';
import type { SavedItems } from '../../../platform/kernel/saved-item.ts';
import type { SiteContext } from '../../../platform/kernel/site-context.ts';
import type { Database } from '../../../platform/ports/database.ts';
import { collect, collects, isCollect, unCollect } from './contract.ts';
import { postgresFavourites } from './store/postgres-favourites.ts';

/** How many items a member may keep at one site. */
export const mostCollected = 5_000;

export function favouriteHandlers(database: Database, savedItems: SavedItems, siteOfItem: SiteOfItem) {
  const store = postgresFavourites(database);

  const refusalOf = async (site: SiteContext, ids: readonly Id[]) => {
    for (const id of ids) {
      const owner = await siteOfItem(site, id);
      if (!owner.ok) return owner.failure;
    }
    return undefined;
  };

  return [
    answering(collect, async ({ input, site, member }) => {
      const ids = chosen(input);
      const refused = await refusalOf(site, ids);
      if (refused) return failed(refused);
      const found = await savedItems(site, ids);
      const entries = ids.flatMap((id) => {
        const item = found.get(id);
        return item ? [{ id, kind: item.kind, titles: item.titles }] : [];
      });
      if (entries.length === 0) return failed(failure('articleIdNotExist'));
      const collected = await store.add(site, member.id, entries, mostCollected);
      return collected === undefined ? failed(failure('saveLimit', { max: mostCollected })) : success({ collected });
    }),

    // What a site no longer reaches can still be taken out of a list; an id that was never in it is answered as everywhere.
    answering(unCollect, async ({ input, site, member }) => {
      const ids = chosen(input);
      const removed = await store.remove(site, member.id, ids, input.type);
      if (removed > 0) return success({ removed });
      return failed((await refusalOf(site, ids)) ?? failure('notFound'));
    }),

    answering(isCollect, async ({ input: { id }, site, member }) => {
      const refused = await refusalOf(site, [id]);
      return refused ? failed(refused) : success({ collected: await store.has(site, member.id, id) });
    }),

    answering(collects, async (request) => {
      const { entries, total } = await store.list(request.site, request.member.id, request.input);
      const ids = entries.map(({ id }) => id);
      const present = await savedPresenter(savedItems, request, ids);
      return success(presentPage(entries.map(present), total, request.input));
    }),
  ];
}

const chosen = ({ id, ids }: { id?: Id | undefined; ids?: Id[] | undefined }): Id[] => [
  ...new Set([...(id === undefined ? [] : [id]), ...(ids ?? [])]),
];
