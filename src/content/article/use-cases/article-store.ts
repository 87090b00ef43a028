import type { Id } from '../../../platform/kernel/id.ts';
import type { SiteContext } from '../../../platform/kernel/site-context.ts';
import type { Article, ArticleFile, KnownReference } from '../domain/article.ts';

export interface FoundByDoi {
  readonly id: Id;
  readonly site: number;
  readonly doi: string | null;
}

/** Articles that are published or were withdrawn. `site` is the one that the article belongs to. */
export interface ArticleStore {
  article(site: SiteContext, id: Id): Promise<Article | undefined>;
  /** What a published article has to download. */
  files(
    site: SiteContext,
    id: Id,
  ): Promise<
    { readonly accessType: number; readonly journal: Id | null; readonly files: readonly ArticleFile[] } | undefined
  >;
  knownReferences(site: SiteContext, id: Id): Promise<readonly KnownReference[]>;
  /** Of the pictures in its text: the hash of the original → the hash of its low precision. */
  lowForms(site: SiteContext, id: Id): Promise<ReadonlyMap<string, string>>;
  /** In the order of the sites. */
  withDoi(sites: readonly number[], doi: string): Promise<readonly FoundByDoi[]>;
}
