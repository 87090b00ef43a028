import { answering } from '../../../platform/contract/handler.ts';
import type { SiteOfItem } from '../../../platform/contract/site-of-item.ts';
import { failure } from '../../../platform/kernel/failure.ts';
import { itemAddress } from '../../../platform/kernel/item-address.ts';
import { failed, success } from '../../../platform/kernel/result.ts';
import { itemKey } from '../../../platform/ports/edge-cache.ts';
import type { SiteDirectory } from '../../../platform/ports/site-directory.ts';
import { findArticleByDoi } from '../contract.ts';
import type { ArticleStore } from '../store/postgres-articles.ts';

/** A portal may gather more sites than one statement reads together elsewhere; a DOI is one look into an index for each. */
export const answerFindArticleByDoi = (articles: ArticleStore, directory: SiteDirectory, siteOfItem: SiteOfItem) =>
  answering(findArticleByDoi, async ({ input, site, shows }) => {
    const host = await directory.byId(site.host.id);
    const sites = [site.host.id, ...(host?.gathers ?? [])];
    for (const { id, doi } of await articles.withDoi(sites, input.doi)) {
      const owner = await siteOfItem(site, id);
      if (!owner.ok) continue;
      shows(itemKey(id));
      return success({ id, url: itemAddress({ kind: 'article', id, doi }) });
    }
    return failed(failure('articleIdNotExist'));
  });
