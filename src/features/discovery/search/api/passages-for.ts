import type { CallRequest } from '../../../../platform/contract/handler.ts';
import { success } from '../../../../platform/kernel/result.ts';
import { unmarked } from '../domain/build-request/highlight.ts';
import type { Hit } from '../hit.contract.ts';
import type { FindPassages } from '../use-cases/find-passages.ts';
import type { SitesToSearch } from '../use-cases/sites-to-search.ts';
import type { ReadablePassages } from './readable-passages.ts';

interface Parts {
  readonly find: FindPassages;
  readonly sitesToSearch: SitesToSearch;
  readonly withReadablePassages: ReadablePassages;
}

type Reading = Pick<CallRequest<unknown>, 'site' | 'reader' | 'language'>;

const mostPassages = 8;

/** Passages that have the words, the best first, each as this reader may see it. */
export const createPassagesFor =
  ({ find, sitesToSearch, withReadablePassages }: Parts) =>
  async (request: Reading, words: string) => {
    const { site, language } = request;
    const sites = await sitesToSearch(site);
    if (!sites.ok) return sites;
    const found = await find({ site, sites: sites.value, words, language });
    if (!found.ok) return found;
    const works = await Promise.all(
      found.value.works.map(async ({ hit, scores }) => ({ hit: await withReadablePassages(request, hit), scores })),
    );
    const passages = works
      .flatMap(({ hit, scores }) =>
        (hit.passages ?? []).map((passage, place) => ({ passage: presented(hit, passage), score: scores[place] ?? 0 })),
      )
      .toSorted((one, other) => other.score - one.score)
      .slice(0, mostPassages)
      .map(({ passage }) => passage);
    return success({ passages, searched: found.value.searched });
  };

const presented = (hit: Hit, { section, html, url }: NonNullable<Hit['passages']>[number]) => ({
  id: hit.id,
  title: hit.resName,
  authors: hit.authors,
  year: hit.year,
  section,
  html,
  url,
  text: html === null ? null : unmarked(html),
});
