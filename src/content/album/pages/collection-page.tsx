import { ItemList } from '../../../features/discovery/lists/parts/item-list.tsx';
import { loadList } from '../../../features/discovery/lists/parts/load-list.ts';
import { showScreen } from '../../../platform/shell/error-screen.server.ts';
import { pageTitle } from '../../../platform/shell/page-title.ts';
import { sayInHead } from '../../../platform/shell/say-in-head.ts';
import { pageRequest } from '../../../platform/ui/page-context.ts';
import { withdrawnTitle } from '../../news/parts/item-view.ts';
import { Withdrawn } from '../../news/parts/withdrawn.tsx';
import { CollectionDetail } from '../parts/collection-detail.tsx';
import { loadCollection } from '../parts/load-collection.ts';
import type { Route } from './+types/collection-page';

/** One address shows special issues as a list too: where it names a column, or nothing. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const collection = await loadCollection(context, request);
  if (collection) return collection;
  if (/^\/specialissue\/?$/i.test(new URL(request.url).pathname))
    return { state: 'list' as const, list: await loadList(context, request) };
  throw showScreen('notFound', context.get(pageRequest).language ?? 'zh');
}

export const meta: Route.MetaFunction = ({ matches, loaderData: view }) => {
  switch (view?.state) {
    case 'collection': {
      const { title, url, summary, cover } = view.collection;
      return pageTitle(matches, title, { canonical: url, description: summary, picture: cover });
    }
    case 'withdrawn':
      return withdrawnTitle(matches, view.item);
    case 'list':
      return pageTitle(matches, view.list.place?.title || sayInHead(matches)(view.list.title));
    default:
      return [];
  }
};

/** /virtualProjectDetail, /projectDetail, /specialIssue: one virtual album, one topic, one special issue. */
export default function CollectionPage({ loaderData: view }: Route.ComponentProps) {
  switch (view.state) {
    case 'collection':
      return <CollectionDetail collection={view.collection} />;
    case 'withdrawn':
      return <Withdrawn item={view.item} />;
    case 'list':
      return <ItemList view={view.list} />;
  }
}
