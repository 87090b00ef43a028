import type { AccessDecision } from '../../../platform/kernel/access.ts';
import { type Failure, failure } from '../../../platform/kernel/failure.ts';
import type { Id } from '../../../platform/kernel/id.ts';
import { failed, type Result, success } from '../../../platform/kernel/result.ts';
import type { SiteContext } from '../../../platform/kernel/site-context.ts';
import type { Access, Reader, ReadTrial, Trial } from '../../../platform/ports/access.ts';
import type { StoredArticle } from '../domain/article.ts';
import type { ArticleStore } from '../store/postgres-articles.ts';

type ArticleAtVersion = NonNullable<ReturnType<typeof chooseVersion>>;

/** An article as far as one reader may have it. */
export interface ReadableArticle extends ArticleAtVersion {
  readonly references: Awaited<ReturnType<ArticleStore['knownReferences']>>;
  /** Of a paper that has no text in which they stand. */
  readonly printedReferences: Awaited<ReturnType<ArticleStore['printedReferences']>>;
  readonly reading: AccessDecision;
  readonly downloading: AccessDecision;
  /** For a reader who may not read all of it: how the text begins, and the low forms of its pictures by their originals. */
  readonly trial: { readonly text: Trial | undefined; readonly lowForms: ReadonlyMap<string, string> } | null;
}

export type ReadArticle = ReturnType<typeof readArticle>;

const nobody: AccessDecision = { allowed: false, message: 'loginToRead' };

export const readArticle =
  (articles: ArticleStore, access: Access & { readonly trial: ReadTrial }) =>
  async (
    site: SiteContext,
    { id, version }: { readonly id: Id; readonly version: number | undefined },
    reader: Reader,
  ): Promise<Result<ReadableArticle, Failure>> => {
    const [stored, references] = await Promise.all([articles.article(site, id), articles.knownReferences(site, id)]);
    if (!stored) return failed(failure('articleIdNotExist'));
    if (stored.status === 'withdrawn') return success(tombstone(stored));
    const chosen = chooseVersion(stored, version);
    if (!chosen) return failed(failure('notFound'));

    const subject = {
      openAccess: stored.accessType === 0,
      within: stored.journal?.id ?? null,
      embargo: stored.embargo,
    };
    const [reading, downloading] = await Promise.all([
      access.decide(site, reader, subject, 'read'),
      access.decide(site, reader, subject, 'download'),
    ]);
    const trial = reading.allowed ? null : await trialOf(chosen.article.body);
    const printedReferences =
      chosen.article.body === null && stored.referenceTotal > 0 ? await articles.printedReferences(site, id) : [];
    return success({ ...chosen, references, printedReferences, reading, downloading, trial });

    async function trialOf(body: string | null) {
      if (stored?.embargo) return { text: undefined, lowForms: new Map<string, string>() };
      const lowForms = await articles.lowForms(site, id);
      return { text: body ? await access.trial(body, lowForms) : undefined, lowForms };
    }
  };

/** What stays of a withdrawn article: what it was, who wrote it, and what is said of it. */
function tombstone(stored: StoredArticle): ReadableArticle {
  const article: StoredArticle = {
    ...stored,
    summaries: {},
    abstracts: {},
    otherAbstracts: [],
    keywords: {},
    graphicAbstract: null,
    authorBios: {},
    body: null,
    outline: [],
    words: null,
    referenceTotal: 0,
    versions: [],
    figures: [],
    tables: [],
    files: [],
    subArticles: [],
    announced: [],
  };
  const chosen = chooseVersion(article, undefined) as ArticleAtVersion;
  return { ...chosen, references: [], printedReferences: [], reading: nobody, downloading: nobody, trial: null };
}

/** An article as one of its versions showed it, the newest if none is requested; nothing if there is no such version. */
function chooseVersion(article: StoredArticle, requested: number | undefined) {
  const versions = article.versions.length > 0 ? article.versions : [onlyVersion(article)];
  const newest = versions.at(-1);
  const found = requested === undefined ? newest : versions.find(({ number }) => number === requested);
  if (!found) return undefined;
  const isNewest = found === newest;
  return {
    article: { ...(isNewest ? article : asItWas(article, found)), versions },
    version: { number: found.number, value: found.value, isNewest },
  };
}

const onlyVersion = ({ versionValue, titles, summaries, publishDate, body }: StoredArticle) => ({
  number: 1,
  value: versionValue,
  titles,
  summaries,
  publishDate,
  body,
  hasBody: body !== null,
});

/** What is known of an earlier version is its own; rich texts and the outline are those of the newest and would mislead. */
const asItWas = (
  article: StoredArticle,
  { titles, summaries, publishDate, body }: StoredArticle['versions'][number],
): StoredArticle => ({
  ...article,
  titles: Object.keys(titles).length > 0 ? titles : article.titles,
  richTitles: {},
  summaries,
  abstracts: {},
  otherAbstracts: [],
  publishDate,
  body,
  outline: [],
  words: null,
});
