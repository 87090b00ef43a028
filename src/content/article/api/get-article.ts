import { answering, type CallRequest } from '../../../platform/contract/handler.ts';
import type { SiteOfItem } from '../../../platform/contract/site-of-item.ts';
import { failure } from '../../../platform/kernel/failure.ts';
import { failed, success } from '../../../platform/kernel/result.ts';
import { frameKey, itemKey } from '../../../platform/ports/edge-cache.ts';
import type { FileStore } from '../../../platform/ports/file-store.ts';
import type { Wording } from '../../../platform/ports/wording.ts';
import { getArticle } from '../contract.ts';
import type { ReadArticle, ReadableArticle } from '../use-cases/read-article.ts';
import { presentArticle } from './present-article.ts';

interface Parts {
  readonly read: ReadArticle;
  readonly siteOfItem: SiteOfItem;
  readonly files: Pick<FileStore, 'get'>;
  readonly wording: Wording;
}

export const answerGetArticle = ({ read, siteOfItem, files, wording }: Parts) =>
  answering(getArticle, async ({ input: { id, version }, site: asking, reader, language, shows, offers }) => {
    const owner = await siteOfItem(asking, id);
    if (!owner.ok) return owner.failure.code === 'notFound' ? failed(failure('articleIdNotExist')) : owner;
    const found = await read(owner.value, { id, version }, reader);
    if (!found.ok) return found;

    // Its site's powers decide what is shown of it.
    shows(frameKey(owner.value.target.id));
    for (const shown of shownItems(found.value)) shows(itemKey(shown));
    offerTexts(found.value, files, offers);
    const siteLanguage = owner.value.target.defaultLanguage;
    return success(presentArticle(found.value, { language, siteLanguage, wording }));
  });

/** An answer may carry only so many keys: of long lists the first have theirs, the others are fresh within a minute anyway. */
const mostOfEach = 40;

function* shownItems({ article, references }: ReadableArticle): Generator<string> {
  yield article.id;
  if (article.journal) yield article.journal.id;
  if (article.period) yield article.period.id;
  yield* article.relations.flatMap(({ id }) => id ?? []).slice(0, mostOfEach);
  yield* references.flatMap(({ id }) => id ?? []).slice(0, mostOfEach);
  yield* article.contributors.flatMap(({ expertId }) => expertId ?? []).slice(0, mostOfEach);
}

type Offers = CallRequest<unknown>['offers'];

/** The texts that the answer names are those that this reader may have. */
function offerTexts({ article, reading, trial }: ReadableArticle, files: Pick<FileStore, 'get'>, offers: Offers): void {
  const beginning = trial?.text;
  if (beginning) offers(beginning.sha256, async () => beginning.bytes);
  if (!reading.allowed) return;
  for (const sha256 of [article.body, ...article.subArticles.map(({ body }) => body)])
    if (sha256) offers(sha256, () => files.get(sha256));
}
