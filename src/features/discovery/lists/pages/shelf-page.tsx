import { data, type MetaDescriptor } from 'react-router';
import { pageTitle } from '../../../sites/navigation/parts/page-title.ts';
import { sayInHead } from '../../../sites/navigation/parts/say-in-head.ts';
import { loadShelf } from '../parts/load-shelf.ts';
import { Shelf } from '../parts/shelf.tsx';
import type { ShelfView } from '../parts/shelf-view.ts';
import type { Route } from './+types/shelf-page';

export async function loader({ context, request }: Route.LoaderArgs) {
  const view = await loadShelf(context, request);
  // What the index could not answer in full is asked again the next time.
  return data(view, view.reduced ? { headers: { 'cache-control': 'private, no-store' } } : {});
}

export function headers({ parentHeaders, loaderHeaders }: Route.HeadersArgs) {
  const both = new Headers(parentHeaders);
  for (const [name, value] of loaderHeaders) both.set(name, value);
  return both;
}

export const meta: Route.MetaFunction = ({ matches, loaderData }): MetaDescriptor[] => {
  const view = loaderData as ShelfView | undefined;
  if (!view) return [];
  const { asked, place, title } = view;
  const isOneOfMany = asked.q !== '' || asked.letter !== '' || asked.subject !== '' || asked.sort !== '';
  return [
    ...pageTitle(matches, place?.title || sayInHead(matches)(title)),
    ...(isOneOfMany ? [{ name: 'robots', content: 'noindex, follow' }] : []),
  ];
};

/** Every list of what is published; `parts/shelves.ts` has the addresses. */
export default function ShelfPage({ loaderData }: Route.ComponentProps) {
  return <Shelf view={loaderData as ShelfView} />;
}
