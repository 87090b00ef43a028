import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { MessageKey } from '../../../../platform/i18n/keys.gen.ts';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { useFrame } from '../../../../platform/shell/frame.ts';
import type { Scope } from '../domain/search-question.ts';
import styles from './scope-tabs.module.css';
import { albumTabOf, albumTabs, searchHref, textTabOf, textTabs, withoutFilters } from './search-address.ts';
import type { SearchView } from './search-view.ts';

interface Tab {
  readonly key: string;
  readonly name: string;
  readonly href: string;
  readonly count: number | undefined;
  readonly current: boolean;
}

/** The same question asked of another kind of thing, with the number of answers. */
export function ScopeTabs({ view }: { readonly view: SearchView }) {
  const say = useSay();
  const { formatNumber } = useIntl();
  const { search } = useFrame();
  const { path, address, scopes, scope, list } = view;
  const counted = (one: Scope) => (view.answer.state === 'found' && !view.answer.reduced ? scopes[one] : undefined);
  const tabs: Tab[] =
    list === 'text'
      ? textTabs.map((tab) => ({
          key: tab,
          name: tab === 'text' ? say('search.tab.text') : say(`frame.scope.${tab}`),
          href: searchHref(path, address, { ...withoutFilters, tab }),
          count: counted(tab === 'text' ? 'thesis' : tab),
          current: tab === textTabOf(address),
        }))
      : list === 'album'
        ? albumTabs.map((tab) => ({
            key: tab,
            name: tab === 'experts' ? say('album.tab.experts') : say(`frame.scope.${tab}`),
            href: searchHref(path, address, { ...withoutFilters, tab }),
            count: tab === 'experts' ? undefined : counted(tab),
            current: tab === albumTabOf(address),
          }))
        : (search.scopes as readonly Scope[]).map((one) => ({
            key: one,
            name: say(`frame.scope.${one}` as MessageKey),
            href: searchHref(path, address, { ...withoutFilters, scope: one, sort: 'relevance' }),
            count: counted(one),
            current: one === scope,
          }));
  return (
    <nav className={styles.tabs} aria-label={say('search.tab.label')} data-part="search-tabs">
      <ul>
        {tabs.map((tab) => (
          <li key={tab.key}>
            <Link to={tab.href} rel="nofollow" aria-current={tab.current ? 'page' : undefined}>
              {tab.name} {tab.count !== undefined && <span>{formatNumber(tab.count)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
