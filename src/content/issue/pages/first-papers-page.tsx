import type { FeedName } from '../../../features/discovery/feeds/domain/feed-name.ts';
import { feedLinks } from '../../../features/discovery/feeds/parts/feed-links.ts';
import { columnPlace, openPage } from '../../../features/sites/navigation/parts/open-page.ts';
import { useSay } from '../../../platform/i18n/use-say.ts';
import { ListPage } from '../../../platform/shell/list-page.tsx';
import { pageTitle } from '../../../platform/shell/page-title.ts';
import { sayInHead } from '../../../platform/shell/say-in-head.ts';
import { FirstPapers, loadFirstPapers } from '../parts/first-papers.tsx';
import type { Route } from './+types/first-papers-page';

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = await openPage(context, request);
  const { path, parameters, site } = page;
  const state = path.toLowerCase() === '/justaccepted' ? 'justAccepted' : 'onlineFirst';
  const journal = parameters.publicationIndexId ?? null;
  const [place, first] = await Promise.all([columnPlace(page), loadFirstPapers(page, state, journal)]);
  const query = new URLSearchParams([
    ...(parameters.columnId ? [['columnId', parameters.columnId]] : []),
    ...(journal ? [['publicationIndexId', journal]] : []),
  ]);
  const mixed = first.mixed && site.magazineClassification !== 'journal';
  const feed: FeedName =
    state === 'justAccepted'
      ? { of: 'just-accepted', id: null }
      : { of: 'online-first', id: first.total > 0 ? journal : null };
  return { place, first: { ...first, mixed }, feed, query: query.toString() };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [];
  const { place, first, feed } = loaderData;
  const name = sayInHead(matches)(`journal.issue.${first.state}`);
  return [...pageTitle(matches, place?.title ?? name), ...feedLinks(feed, name)];
};

/** /onlineFirst and /justAccepted: papers that are out before their issue. */
export default function FirstPapersPage({ loaderData: { place, first, query } }: Route.ComponentProps) {
  const say = useSay();
  const title = place?.title ?? say(`journal.issue.${first.state}`);
  return (
    <ListPage title={title} path={[...(place?.path ?? []), { name: title, href: null }]}>
      <FirstPapers
        view={first}
        heading="h2"
        current="/issue"
        hrefOf={(page) => `/${first.state}?${query}${query ? '&' : ''}page=${page}`}
      />
    </ListPage>
  );
}
