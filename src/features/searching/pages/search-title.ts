import type { MetaDescriptor } from 'react-router';
import { currentIntl } from '../../../platform/i18n/current-intl.ts';
import { sayWith } from '../../../platform/i18n/use-say.ts';
import type { Frame } from '../../navigation/parts/frame.ts';
import { pageTitle } from '../../navigation/parts/page-title.ts';
import type { SearchView } from '../parts/search-view.ts';

type Matches = Parameters<typeof pageTitle>[0];

const sayFor = (matches: Matches) => {
  const frame = matches.find((match) => match?.id === 'root')?.loaderData as Frame | undefined;
  return sayWith(currentIntl(frame?.language ?? 'zh'));
};

/** What stands in the tab of the browser: the question, or the name of the list. */
export function searchTitle(matches: Matches, { list, address, name }: SearchView): MetaDescriptor[] {
  const say = sayFor(matches);
  if (address.q && list !== 'pool')
    return pageTitle(matches, say('searching.title.resultsFor', { query: address.q.slice(0, 80) }));
  return pageTitle(matches, list === 'pool' ? (name ?? '') : say(`searching.title.${list}`));
}

export const advancedTitle = (matches: Matches): MetaDescriptor[] =>
  pageTitle(matches, sayFor(matches)('searching.title.advanced'));
