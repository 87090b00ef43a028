import type { ItemStore } from '../../../platform/item/item-store.ts';
import type { Id } from '../../../platform/kernel/id.ts';
import type { SiteContext } from '../../../platform/kernel/site-context.ts';
import { type JumpKind, jumpTarget } from '../domain/jump-target.ts';

export type FindJump = (site: SiteContext, kind: JumpKind, id: Id) => Promise<string | undefined>;

/** The page of a thing, if there is such a thing of this kind. */
export const findJump =
  (items: ItemStore): FindJump =>
  async (site, kind, id) => {
    const [item] = await items.read(site, [id]);
    // A withdrawn item keeps its address: its page says that it was withdrawn.
    return item?.kind === kind && item.status !== 'draft' ? jumpTarget(kind, id) : undefined;
  };
