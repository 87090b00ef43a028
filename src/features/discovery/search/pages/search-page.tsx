import { useState } from 'react';
import { data, type MetaDescriptor } from 'react-router';
import type { MessageKey } from '../../../../platform/i18n/keys.gen.ts';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { pageTitle } from '../../../../platform/shell/page-title.ts';
import { sayInHead } from '../../../../platform/shell/say-in-head.ts';
import type { DeferredHydrationHandle } from '../../../../platform/ui/deferred-hydration.ts';
import layout from '../../../../platform/ui/layout.module.css';
import { unkept } from '../../../../platform/ui/unkept.ts';
import { feedLinks } from '../../feeds/parts/feed-links.ts';
import { Chips } from '../parts/chips.tsx';
import { FollowSearch } from '../parts/follow-search.tsx';
import { HitList } from '../parts/hit-list.tsx';
import type { HitView } from '../parts/hit-view.ts';
import { Notes } from '../parts/notes.tsx';
import { Broken, NothingFound, Refused } from '../parts/nothing-found.tsx';
import { Paging } from '../parts/paging.tsx';
import { OpenRefine, Refine } from '../parts/refine.tsx';
import { isGallery, ResultHead } from '../parts/result-head.tsx';
import styles from '../parts/results.module.css';
import { ScopeTabs } from '../parts/scope-tabs.tsx';
import { countedSearch, feedOfSearch, hasFilters, isFollowed } from '../parts/search-address.ts';
import { useSearch } from '../parts/search-form.tsx';
import type { FoundView, SearchView } from '../parts/search-view.ts';
import { SelectionBar } from '../parts/selection-bar.tsx';
import { SlowSearch } from '../parts/slow-search.tsx';
import type { Route } from './+types/search-page';
import { loadSearch } from './load-search.ts';

export { joinedHeaders as headers } from '../../../../platform/shell/joined-headers.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const view = await loadSearch(context, request);
  // An incomplete answer of the engine is requested again the next time.
  return data(view, view.whole ? {} : unkept);
}

export const meta: Route.MetaFunction = ({ matches, loaderData: view }): MetaDescriptor[] => {
  if (!view) return [];
  const { address, list } = view;
  const isQuestion =
    address.q !== '' || hasFilters(address) || address.more.length > 0 || list === 'results' || list === 'unified';
  return [
    ...searchTitle(matches, view),
    ...(isQuestion ? [{ name: 'robots', content: 'noindex, follow' }] : []),
    ...(isFollowed(list, address)
      ? feedLinks({ of: 'search', id: null }, address.q.slice(0, 80), feedOfSearch(address))
      : []),
  ];
};

/** What stands in the tab of the browser: the question, or the name of the list. */
function searchTitle(matches: Parameters<typeof pageTitle>[0], { list, address, name }: SearchView): MetaDescriptor[] {
  const say = sayInHead(matches);
  if (address.q && list !== 'pool' && list !== 'album')
    return pageTitle(matches, say('search.title.resultsFor', { query: address.q.slice(0, 80) }));
  if (list === 'pool' || list === 'album')
    return pageTitle(matches, name ?? (list === 'album' ? say('album.held') : ''));
  return pageTitle(matches, say(`search.title.${list}`));
}

/** What was found can be read, and paged, before any script has run. */
export const handle: DeferredHydrationHandle = { isDeferred: () => true };

/** /searchFrame, /unifiedSearch, /virtualAlbum and the lists of papers, figures, tables, text and others: one question, one page. */
export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const view = loaderData as SearchView;
  const { answer, list } = view;
  const tabs = list === 'results' || list === 'unified' || list === 'text' || list === 'album';
  return (
    <>
      {tabs && answer.state !== 'refused' && <ScopeTabs view={view} />}
      <div className={layout.page} data-part="search-page" data-whole={view.whole ? '' : undefined}>
        {answer.state === 'refused' && <Refused why={answer.why} />}
        {answer.state === 'broken' && <Broken view={view} />}
        {answer.state === 'found' && <Found view={view} answer={answer} />}
      </div>
    </>
  );
}

function Found({ view, answer }: { readonly view: SearchView; readonly answer: FoundView }) {
  const say = useSay();
  const { waiting } = useSearch(view.path);
  const [selected, setSelected] = useState<ReadonlyMap<string, HitView>>(new Map());
  const toggle = (hit: HitView) =>
    setSelected((before) => {
      const after = new Map(before);
      if (!after.delete(hit.id)) after.set(hit.id, hit);
      return after;
    });
  const canRefine = !answer.reduced && (answer.totalElements > 0 || hasFilters(view.address));
  return (
    <div
      className={`${layout.stack5} ${styles.columns}`}
      data-refine={canRefine ? '' : undefined}
      data-counts={countedSearch(view.address)}
    >
      {canRefine && (
        <aside aria-label={say('search.refine.label' satisfies MessageKey)}>
          <Refine view={view} count={answer.totalElements} />
        </aside>
      )}
      <div className={`${layout.stack3} ${styles.results}`} aria-busy={waiting} data-waiting={waiting ? '' : undefined}>
        <ResultHead view={view} answer={answer} />
        <Chips view={view} />
        <div className={layout.row4}>
          {canRefine && <OpenRefine address={view.address} />}
          <FollowSearch view={view} />
        </div>
        <Notes view={view} answer={answer} />
        {answer.content.length === 0 ? (
          answer.reduced ? (
            <SlowSearch view={view} />
          ) : (
            <NothingFound view={view} />
          )
        ) : (
          <>
            <HitList
              hits={answer.content}
              arrangement={isGallery(view) ? 'gallery' : view.address.view}
              mixed={
                view.fullText || (view.list !== 'album' && (view.scope === 'others' || view.scope === 'periodical'))
              }
              selected={selected}
              toggle={toggle}
            />
            <SelectionBar
              view={view}
              total={answer.totalElements}
              selected={selected}
              clear={() => setSelected(new Map())}
            />
            <Paging view={view} answer={answer} />
          </>
        )}
      </div>
    </div>
  );
}
