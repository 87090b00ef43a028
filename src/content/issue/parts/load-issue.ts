import { artworkOf, hueOf, type OpenPage } from '../../../features/sites/navigation/parts/open-page.ts';
import { siteOfId } from '../../../platform/kernel/id.ts';
import { expectAnswer } from '../../../platform/ui/expect-answer.ts';
import type { getPeriodDetail, getPeriodTree } from '../../journal/contract.ts';
import type { getArticlesByPeriodicalIdGroupByColumn } from '../contract.ts';
import { paperWithAbstract } from './paper-view.ts';

const papersOnPage = 100;

export type IssueView = NonNullable<Awaited<ReturnType<typeof loadIssue>>>;
export type YearOfPeriods = Awaited<ReturnType<typeof loadYears>>[number];

/** An issue with one page of its contents; nothing where there is no such issue. */
export async function loadIssue(page: OpenPage, id: string) {
  const { call, say, parameters } = page;
  if (!siteOfId(id)) return null;
  const pageNumber = parameters.page ?? 0;
  const [found, contents, artwork, hue] = await Promise.all([
    call<typeof getPeriodDetail>('GET /front/front-period/detail/{id}', { id }),
    call<typeof getArticlesByPeriodicalIdGroupByColumn>(
      'GET /front/front-article/getArticlesByPeriodicalIdGroupByColumn/{id}',
      { id, page: pageNumber, size: papersOnPage },
    ),
    artworkOf(page),
    hueOf(page, id),
  ]);
  if (!found.ok || !contents.ok) return null;
  const period = found.value;
  return {
    id,
    journal: { id: period.publicationId, name: period.publicationName },
    artwork,
    hue,
    year: period.year,
    volume: period.volume,
    issue: period.issue,
    name: ownName(say(period.names), period),
    theme: say(period.themes),
    cover: period.cover,
    firstPage: period.firstPageNum,
    lastPage: period.lastPageNum,
    publishedOn: period.publishDate,
    doi: period.doi,
    papers: period.articleCount,
    previous: period.previousPeriod,
    next: period.nextPeriod,
    columns: contents.value.map(({ column, content }) => ({ name: column, papers: content.map(paperWithAbstract) })),
    page: pageNumber,
    pages: Math.ceil(period.articleCount / papersOnPage),
  };
}

/** A name that only says the numbers again is none. */
const ownName = (name: string, { year, issue }: { readonly year: number; readonly issue: string }): string =>
  name.includes(String(year)) && name.includes(issue) ? '' : name;

/** A journal's published issues as its site lists them: by year or, without one, all together; none that the site doesn't offer. */
export async function loadYears({ call, say }: OpenPage, journal: string, isBack = false) {
  const siteId = siteOfId(journal);
  const tree = await call<typeof getPeriodTree>('GET /front/front-period/getPeriodTree', {
    ...(siteId && { siteId }),
    isBack,
  });
  if (!tree.ok && tree.failure.code === 'notOffered') return [];
  const found = expectAnswer(tree).find(({ id }) => id === journal);
  const groups = found?.periods.length ? [{ year: null, periods: found.periods }] : (found?.years ?? []);
  return groups.map(({ year, periods }) => ({
    year,
    periods: periods.map(({ id, year: published, volume, issue, themes, cover }) => ({
      id,
      year: published,
      volume,
      issue,
      theme: say(themes),
      cover,
    })),
  }));
}
