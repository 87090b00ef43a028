import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { MessageKey } from '../../../../platform/i18n/keys.gen.ts';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { useFrame } from '../../../../platform/shell/frame.ts';
import { Tabs } from '../../../../platform/ui/tabs.tsx';
import type { Scope } from '../domain/search-question.ts';
import {
  albumTabOf,
  albumTabs,
  isOfPeople,
  onlyPeople,
  searchHref,
  textTabOf,
  textTabs,
  withoutFilters,
} from './search-address.ts';
import type { SearchView } from './search-view.ts';

/** The same query in another scope, with its number of results. */
export function ScopeTabs({ view }: { readonly view: SearchView }) {
  const say = useSay();
  const { formatNumber } = useIntl();
  const { search, enabled } = useFrame();
  const { path, address, scopes, scope, list } = view;
  const answer = view.answer.state === 'found' && !view.answer.reduced ? view.answer : undefined;
  const found = answer?.totalElements;
  const countOf = (count: number | undefined) => (count === undefined ? undefined : formatNumber(count));
  // Kinds are counted by words; what is shown may have been found by meaning.
  const counted = (one: Scope) =>
    countOf(answer && (one === scope ? Math.max(scopes[one] ?? 0, answer.totalElements) : scopes[one]));
  const inTexts = {
    key: 'text',
    name: say('search.tab.text'),
    href: searchHref('/textList', address, { ...withoutFilters, tab: 'text', scope: 'thesis', sort: 'relevance' }),
    count: undefined,
    isCurrent: false,
  };
  const people = {
    key: 'people',
    name: say('frame.suggest.author'),
    href: searchHref(path, address, { ...withoutFilters, ...onlyPeople, sort: 'relevance' }),
    count: countOf(answer && (isOfPeople(address) ? found : view.people)),
    isCurrent: isOfPeople(address),
  };
  const tabs =
    list === 'text'
      ? textTabs
          .filter((tab) => tab !== 'text' || enabled.fullText)
          .map((tab) => ({
            key: tab,
            name: tab === 'text' ? say('search.tab.text') : say(`frame.scope.${tab}`),
            href: searchHref(path, address, { ...withoutFilters, tab }),
            // Passages are counted where they are looked for.
            count: tab === 'text' ? countOf(view.fullText ? found : undefined) : counted(tab),
            isCurrent: tab === textTabOf(address),
          }))
      : list === 'album'
        ? albumTabs.map((tab) => ({
            key: tab,
            name: tab === 'experts' ? say('album.tab.experts') : say(`frame.scope.${tab}`),
            href: searchHref(path, address, { ...withoutFilters, tab }),
            count: tab === 'experts' ? undefined : counted(tab),
            isCurrent: tab === albumTabOf(address),
          }))
        : [
            ...(search.scopes as readonly Scope[]).map((one) => ({
              key: one,
              name: say(`frame.scope.${one}` as MessageKey),
              href: searchHref(path, address, { ...withoutFilters, scope: one, sort: 'relevance' }),
              // Among people the others are not counted.
              count: one === scope && isOfPeople(address) ? undefined : counted(one),
              isCurrent: one === scope && !isOfPeople(address),
            })),
            ...(search.scopes.includes('others') ? [people] : []),
            ...(enabled.fullText ? [inTexts] : []),
          ];
  return <Tabs label={say('search.tab.label')} tabs={tabs} part="search-tabs" link={Link} isPageWide isFilter />;
}
