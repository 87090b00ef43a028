import type { ItemStore } from '../../../../platform/item/item-store.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import { itemAddress } from '../../../../platform/kernel/item-address.ts';
import type { SiteContext } from '../../../../platform/kernel/site-context.ts';

/** Kinds that other systems link to by id alone. */
export type JumpKind = 'article' | 'news' | 'general-resource';

export type FindJump = (site: SiteContext, kind: JumpKind, id: Id) => Promise<string | undefined>;

/** The page of a thing, if there is such a thing of this kind: always a path of the asked site, never an address elsewhere. */
export const findJump =
  (items: ItemStore): FindJump =>
  async (site, kind, id) => {
    const [item] = await items.read(site, [id]);
    // A withdrawn item keeps its address: its page says that it was withdrawn.
    return item?.kind === kind && item.status !== 'draft' ? itemAddress({ kind, id }) : undefined;
  };
