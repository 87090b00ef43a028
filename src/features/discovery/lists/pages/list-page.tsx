import { data, type MetaDescriptor } from 'react-router';
import { pageTitle } from '../../../../platform/shell/page-title.ts';
import { sayInHead } from '../../../../platform/shell/say-in-head.ts';
import type { DeferredHydrationHandle } from '../../../../platform/ui/deferred-hydration.ts';
import { unkept } from '../../../../platform/ui/unkept.ts';
import { ItemList } from '../parts/item-list.tsx';
import { type ListView, loadList } from '../parts/load-list.ts';
import type { Route } from './+types/list-page';

export { joinedHeaders as headers } from '../../../../platform/shell/joined-headers.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const view = await loadList(context, request);
  // An incomplete answer of the index is requested again the next time.
  return data(view, view.reduced ? unkept : {});
}

export const meta: Route.MetaFunction = ({ matches, loaderData }): MetaDescriptor[] => {
  const view = loaderData as ListView | undefined;
  if (!view) return [];
  const { request, place, title } = view;
  const isOneOfMany = request.q !== '' || request.letter !== '' || request.subject !== '' || request.sort !== '';
  return [
    ...pageTitle(matches, place?.title || sayInHead(matches)(title)),
    ...(isOneOfMany ? [{ name: 'robots', content: 'noindex, follow' }] : []),
  ];
};

/** It can be read before any script has run. */
export const handle: DeferredHydrationHandle = { isDeferred: () => true };

/** Every list of what is published; `parts/list-of-address.ts` has the addresses. */
export default function ListPage({ loaderData }: Route.ComponentProps) {
  return <ItemList view={loaderData as ListView} />;
}
