import type { MetaDescriptor } from 'react-router';
import { ItemList } from '../../../features/discovery/lists/parts/item-list.tsx';
import { type ListView, loadList } from '../../../features/discovery/lists/parts/load-list.ts';
import { showScreen } from '../../../platform/shell/error-screen.server.ts';
import { pageTitle } from '../../../platform/shell/page-title.ts';
import { sayInHead } from '../../../platform/shell/say-in-head.ts';
import { pageRequest } from '../../../platform/ui/page-context.ts';
import { Withdrawn } from '../../news/parts/withdrawn.tsx';
import { CollectionShown } from '../parts/collection-shown.tsx';
import { type CollectionPageView, loadCollection } from '../parts/load-collection.ts';
import type { Route } from './+types/collection-page';

type View = CollectionPageView | { readonly state: 'list'; readonly list: ListView };

/** One address shows special issues as a list too: where it names a column, or nothing. */
export async function loader({ context, request }: Route.LoaderArgs): Promise<View> {
  const collection = await loadCollection(context, request);
  if (collection) return collection;
  if (/^\/specialissue\/?$/i.test(new URL(request.url).pathname))
    return { state: 'list', list: await loadList(context, request) };
  throw showScreen('notFound', context.get(pageRequest).language ?? 'zh');
}

export const meta: Route.MetaFunction = ({ matches, loaderData }): MetaDescriptor[] => {
  const view = loaderData as View | undefined;
  switch (view?.state) {
    case 'collection': {
      const { title, url, summary, cover } = view.collection;
      return pageTitle(matches, title, { canonical: url, description: summary, picture: cover });
    }
    case 'withdrawn':
      return [
        ...pageTitle(matches, view.thing.title, { canonical: view.thing.url }),
        { name: 'robots', content: 'noindex, follow' },
      ];
    case 'list':
      return pageTitle(matches, view.list.place?.title || sayInHead(matches)(view.list.title));
    default:
      return [];
  }
};

/** /virtualProjectDetail, /projectDetail, /specialIssue: one virtual album, one topic, one special issue. */
export default function CollectionPage({ loaderData }: Route.ComponentProps) {
  const view = loaderData as View;
  switch (view.state) {
    case 'collection':
      return <CollectionShown collection={view.collection} />;
    case 'withdrawn':
      return <Withdrawn thing={view.thing} />;
    case 'list':
      return <ItemList view={view.list} />;
  }
}
