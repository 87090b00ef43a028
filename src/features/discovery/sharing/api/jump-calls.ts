import { answering } from '../../../../platform/contract/handler.ts';
import type { SiteOfItem } from '../../../../platform/contract/site-of-item.ts';
import { failure } from '../../../../platform/kernel/failure.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import { itemAddress } from '../../../../platform/kernel/item-address.ts';
import { failed, success } from '../../../../platform/kernel/result.ts';
import type { SiteContext } from '../../../../platform/kernel/site-context.ts';
import { itemKey } from '../../../../platform/ports/edge-cache.ts';
import { getArticleJumpUrl, getGeneralResourceJumpUrl, getNewsJumpUrl } from '../contract.ts';

interface Items {
  read(site: SiteContext, ids: readonly Id[]): Promise<readonly { kind: string; status: string }[]>;
}

type JumpCall = typeof getArticleJumpUrl | typeof getNewsJumpUrl | typeof getGeneralResourceJumpUrl;

/** The page of an item of a kind that other systems link to by id alone: always a path of this site, never an address elsewhere. */
export const jumpHandlers = (items: Items, siteOfItem: SiteOfItem) => {
  const jump = (endpoint: JumpCall, kind: string) =>
    answering(endpoint, async ({ input: { id }, site, shows }) => {
      const owner = await siteOfItem(site, id);
      if (!owner.ok) return owner.failure.code === 'notFound' ? failed(failure('articleIdNotExist')) : owner;
      const [item] = await items.read(owner.value, [id]);
      // A withdrawn item keeps its address: its page says that it was withdrawn.
      if (item?.kind !== kind || item.status === 'draft') return failed(failure('articleIdNotExist'));
      shows(itemKey(id));
      return success({ url: itemAddress({ kind, id }) });
    });

  return [
    jump(getArticleJumpUrl, 'article'),
    jump(getNewsJumpUrl, 'news'),
    jump(getGeneralResourceJumpUrl, 'general-resource'),
  ];
};
