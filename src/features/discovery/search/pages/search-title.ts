import type { MetaDescriptor } from 'react-router';
import { pageTitle } from '../../../../platform/shell/page-title.ts';
import { sayInHead } from '../../../../platform/shell/say-in-head.ts';
import type { SearchView } from '../parts/search-view.ts';

type Matches = Parameters<typeof pageTitle>[0];

/** What stands in the tab of the browser: the question, or the name of the list. */
export function searchTitle(matches: Matches, { list, address, name }: SearchView): MetaDescriptor[] {
  const say = sayInHead(matches);
  if (address.q && list !== 'pool' && list !== 'album')
    return pageTitle(matches, say('search.title.resultsFor', { query: address.q.slice(0, 80) }));
  if (list === 'pool' || list === 'album')
    return pageTitle(matches, name ?? (list === 'album' ? say('album.held') : ''));
  return pageTitle(matches, say(`search.title.${list}`));
}

export const advancedTitle = (matches: Matches): MetaDescriptor[] =>
  pageTitle(matches, sayInHead(matches)('search.title.advanced'));
