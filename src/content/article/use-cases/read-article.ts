import type { AccessDecision } from '../../../platform/kernel/access.ts';
import { type Failure, failure } from '../../../platform/kernel/failure.ts';
import type { Id } from '../../../platform/kernel/id.ts';
import { failed, type Result, success } from '../../../platform/kernel/result.ts';
import type { SiteContext } from '../../../platform/kernel/site-context.ts';
import type { Access, Reader, ReadTrial, Trial } from '../../../platform/ports/access.ts';
import type { Article, KnownReference } from '../domain/article.ts';
import { type ArticleAtVersion, chooseVersion } from '../domain/choose-version.ts';
import type { ArticleStore } from './article-store.ts';

/** An article as far as one reader may have it. */
export interface ReadableArticle extends ArticleAtVersion {
  readonly references: readonly KnownReference[];
  readonly reading: AccessDecision;
  readonly downloading: AccessDecision;
  /** For a reader who may not read all of it: how the text begins, and the low forms of its pictures by their originals. */
  readonly trial: { readonly text: Trial | undefined; readonly lowForms: ReadonlyMap<string, string> } | null;
}

export interface AskedArticle {
  readonly id: Id;
  readonly version: number | undefined;
}

export type ReadArticle = (
  site: SiteContext,
  asked: AskedArticle,
  reader: Reader,
) => Promise<Result<ReadableArticle, Failure>>;

const nobody: AccessDecision = { allowed: false, message: 'loginToRead' };

export const readArticle =
  (articles: ArticleStore, access: Access & { readonly trial: ReadTrial }): ReadArticle =>
  async (site, { id, version }, reader) => {
    const [stored, references] = await Promise.all([articles.article(site, id), articles.knownReferences(site, id)]);
    if (!stored) return failed(failure('articleIdNotExist'));
    if (stored.status === 'withdrawn') return success(tombstone(stored));
    const chosen = chooseVersion(stored, version);
    if (!chosen) return failed(failure('notFound'));

    const subject = { openAccess: stored.accessType === 0, within: stored.journal?.id ?? null };
    const [reading, downloading] = await Promise.all([
      access.decide(site, reader, subject, 'read'),
      access.decide(site, reader, subject, 'download'),
    ]);
    const trial = reading.allowed ? null : await trialOf(chosen.article);
    return success({ ...chosen, references, reading, downloading, trial });

    async function trialOf({ body }: Article): Promise<ReadableArticle['trial']> {
      const lowForms = await articles.lowForms(site, id);
      return { text: body ? await access.trial(body, lowForms) : undefined, lowForms };
    }
  };

/** What stays of a withdrawn article: what it was, who wrote it, and what is said of it. */
function tombstone(stored: Article): ReadableArticle {
  const article: Article = {
    ...stored,
    ...{ summaries: {}, abstracts: {}, otherAbstracts: [], keywords: {}, graphicAbstract: null, authorBios: {} },
    ...{ body: null, outline: [], words: null, referenceTotal: 0 },
    ...{ versions: [], figures: [], tables: [], files: [], subArticles: [] },
  };
  const chosen = chooseVersion(article, undefined) as ArticleAtVersion;
  return { ...chosen, references: [], reading: nobody, downloading: nobody, trial: null };
}
