import type { advSearch, advSearchClusters } from '../../../features/discovery/search/contract.ts';
import { hitView } from '../../../features/discovery/search/parts/hit-view.ts';
import type { OpenPage } from '../../../features/sites/navigation/parts/open-page.ts';
import { papersByYear, profileLists } from '../parts/profile-lists.ts';
import type { ProfileKind, ProfileList, ProfileView } from '../parts/profile-view.ts';

const papersOnPage = 20;
const mostPeople = 24;

export interface About {
  readonly kind: ProfileKind;
  readonly facet: 'institution' | 'subject' | 'keyword';
  /** Ids, or a keyword. */
  readonly values: readonly string[];
}

export type Findings = Pick<ProfileView, 'papers' | 'search' | 'years' | 'lists' | 'reduced'>;

/** What the engine finds and counts about a thing. A page without it is thin, not broken. */
export async function loadFindings(
  { call, language, parameters }: OpenPage,
  { kind, facet, values }: About,
): Promise<Findings> {
  const about = values.map((value) => `${facet}:${value}`);
  const { page = 0 } = parameters;
  const [found, spread, people] = await Promise.all([
    call<typeof advSearch>('GET /front/advSearch', { about, page, size: papersOnPage, sort: 'publishDate,desc' }),
    call<typeof advSearchClusters>('GET /front/advSearch/clusters', { about }),
    kind === 'institution'
      ? call<typeof advSearch>('GET /front/advSearch', { about, scope: 'others', kind: ['expert'], size: mostPeople })
      : null,
  ]);
  const clusters = spread.ok ? spread.value.clusters : [];
  const staff: ProfileList[] =
    people?.ok && !people.value.reduced && people.value.content.length > 0
      ? [
          {
            key: 'institution.list.people',
            entries: people.value.content.map(({ resName, url }) => ({ name: resName, href: url, count: null })),
          },
        ]
      : [];
  const whole = found.ok && !found.value.reduced;
  return {
    papers: whole
      ? {
          hits: found.value.content.map(hitView),
          total: found.value.totalElements,
          totalIsLowerBound: found.value.totalIsLowerBound,
          page: found.value.page,
          pages: found.value.totalPages,
        }
      : null,
    search: `/article?${new URLSearchParams(about.map((one) => ['facet', one]))}`,
    years: papersByYear(clusters),
    lists: [...staff, ...profileLists(kind, values, clusters, language)],
    reduced: !whole || !spread.ok || spread.value.reduced,
  };
}
