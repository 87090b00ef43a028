import { answering } from '../../../../platform/contract/handler.ts';
import type { SiteOfItem } from '../../../../platform/contract/site-of-item.ts';
import type { ItemStore } from '../../../../platform/item/item-store.ts';
import { failure } from '../../../../platform/kernel/failure.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import { itemAddress } from '../../../../platform/kernel/item-address.ts';
import { failed, success } from '../../../../platform/kernel/result.ts';
import type { SiteContext } from '../../../../platform/kernel/site-context.ts';
import { itemKey } from '../../../../platform/ports/edge-cache.ts';
import { getArticleJumpUrl, getGeneralResourceJumpUrl, getNewsJumpUrl } from '../contract.ts';

type JumpCall = typeof getArticleJumpUrl | typeof getNewsJumpUrl | typeof getGeneralResourceJumpUrl;

export const answerGetJumpUrl = (find: FindJump, siteOfItem: SiteOfItem) => {
  const jump = (endpoint: JumpCall, kind: JumpKind) =>
    answering(endpoint, async ({ input: { id }, site, shows }) => {
      const owner = await siteOfItem(site, id);
      if (!owner.ok) return owner.failure.code === 'notFound' ? failed(failure('articleIdNotExist')) : owner;
      const url = await find(owner.value, kind, id);
      if (url === undefined) return failed(failure('articleIdNotExist'));
      shows(itemKey(id));
      return success({ url });
    });

  return [
    jump(getArticleJumpUrl, 'article'),
    jump(getNewsJumpUrl, 'news'),
    jump(getGeneralResourceJumpUrl, 'general-resource'),
  ];
};

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
