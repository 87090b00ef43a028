import { answering } from '../../../../platform/contract/handler.ts';
import type { SiteOfItem } from '../../../../platform/contract/site-of-item.ts';
import { failure } from '../../../../platform/kernel/failure.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import { itemAddress } from '../../../../platform/kernel/item-address.ts';
import { failed, success } from '../../../../platform/kernel/result.ts';
import type { SiteContext } from '../../../../platform/kernel/site-context.ts';
import { webAddress } from '../../../../platform/kernel/web-address.ts';
import { itemKey } from '../../../../platform/ports/edge-cache.ts';
import { getArticleJumpUrl, getGeneralResourceJumpUrl, getNewsJumpUrl } from '../contract.ts';

interface Stores {
  items(
    site: SiteContext,
    ids: readonly Id[],
  ): Promise<readonly { readonly kind: string; readonly status: string; readonly doi: string | null }[]>;
  resource(site: SiteContext, id: Id): Promise<{ readonly library: string } | undefined>;
  news(site: SiteContext, id: Id): Promise<{ readonly link: string | null } | undefined>;
}

type JumpCall = typeof getArticleJumpUrl | typeof getNewsJumpUrl | typeof getGeneralResourceJumpUrl;

/** Where an item of a kind is read that other systems link to by id alone: the one address of its page, or what a link in the news is. */
export const jumpHandlers = (stores: Stores, siteOfItem: SiteOfItem) => {
  type Facts = { readonly library?: string | undefined; readonly link?: string | null | undefined };
  const jump = (
    endpoint: JumpCall,
    kind: string,
    factsOf: (site: SiteContext, id: Id) => Promise<Facts | undefined> = async () => ({}),
  ) =>
    answering(endpoint, async ({ input: { id }, site, shows }) => {
      const owner = await siteOfItem(site, id);
      if (!owner.ok) return owner.failure.code === 'notFound' ? failed(failure('articleIdNotExist')) : owner;
      const [item] = await stores.items(owner.value, [id]);
      // A withdrawn item keeps its address: its page says that it was withdrawn.
      if (item?.kind !== kind || item.status === 'draft') return failed(failure('articleIdNotExist'));
      shows(itemKey(id));
      const { library, link } = (await factsOf(owner.value, id)) ?? {};
      const page = itemAddress({ kind, id, doi: item.doi, library });
      return success({ url: (item.status === 'published' && webAddress(link ?? null)) || page });
    });

  return [
    jump(getArticleJumpUrl, 'article'),
    jump(getNewsJumpUrl, 'news', stores.news),
    jump(getGeneralResourceJumpUrl, 'general-resource', stores.resource),
  ];
};
