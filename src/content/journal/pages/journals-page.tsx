import { data } from 'react-router';
import type { MessageKey } from '../../../platform/i18n/keys.gen.ts';
import { type Say, useSay } from '../../../platform/i18n/use-say.ts';
import { readSortOrder } from '../../../platform/kernel/sort-order.ts';
import { useHref } from '../../../platform/shell/href.ts';
import { ListPage } from '../../../platform/shell/list-page.tsx';
import { pageTitle } from '../../../platform/shell/page-title.ts';
import { sayInHead } from '../../../platform/shell/say-in-head.ts';
import type { DeferredHydrationHandle } from '../../../platform/ui/deferred-hydration.ts';
import { DirectionLinks } from '../../../platform/ui/direction-links.tsx';
import layout from '../../../platform/ui/layout.module.css';
import { PageLinks } from '../../../platform/ui/page-links.tsx';
import text from '../../../platform/ui/text.module.css';
import { CatalogueFilters, CatalogueSearch, catalogueHref } from '../parts/catalogue-filters.tsx';
import { CatalogueList } from '../parts/catalogue-list.tsx';
import styles from '../parts/journals.module.css';
import type { Route } from './+types/journals-page';
import { type JournalList, type JournalsView, loadJournals } from './load-journals.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const view = await loadJournals(context, request);
  // An incomplete answer of the index is requested again the next time.
  return data(view, view.reduced ? { headers: { 'cache-control': 'private, no-store' } } : {});
}

export { joinedHeaders as headers } from '../../../platform/shell/joined-headers.ts';

export const meta: Route.MetaFunction = ({ matches, loaderData: view }) => {
  if (!view) return [];
  return [
    ...pageTitle(matches, titleOf(sayInHead(matches), view)),
    ...(isNarrowed(view) ? [{ name: 'robots', content: 'noindex, follow' }] : []),
  ];
};

/** What a list without any choice asks for; its column and its look stay. */
const everything = { q: '', letter: '', subject: '', type: '', slds: '' };

const isNarrowed = ({ filters }: JournalsView): boolean =>
  Object.keys(everything).some((name) => filters[name as keyof typeof everything] !== '');

const titles: Readonly<Record<JournalList, MessageKey>> = {
  all: 'journal.list.title',
  search: 'journal.search.label',
  column: 'journal.list.title',
  groups: 'journal.group.title',
};

const titleOf = (say: Say, { place, list }: JournalsView): string => place?.title ?? say(titles[list]);

/** It can be read before any script has run. */
export const handle: DeferredHydrationHandle = { isDeferred: () => true };

/** /mag, /searchPublication, /newPublication and /periodicalGroup: lists of journals. */
export default function JournalsPage({ loaderData: view }: Route.ComponentProps) {
  const say = useSay();
  const href = useHref();
  const { list, filters, place } = view;
  const title = titleOf(say, view);
  const grouped = list === 'groups' && filters.type === '';
  return (
    <ListPage title={title} path={[...(place?.path ?? []), { name: title, href: null }]}>
      {list !== 'groups' && <CatalogueSearch view={view} />}
      <CatalogueFilters view={view} />
      {view.reduced && <p role="note">{say('ui.state.degraded')}</p>}
      <div className={`${layout.spread} ${styles.bar}`}>
        <p aria-live="polite">{say('journal.search.found', { count: view.total })}</p>
        {view.total > 1 && <Order view={view} />}
      </div>
      {view.journals.length === 0 && (
        <p className={text.underlined}>
          {say(isNarrowed(view) || !place?.isFilled ? 'journal.list.empty' : 'lists.empty.column')}{' '}
          {isNarrowed(view) && <a href={href(catalogueHref(view, everything))}>{say('ui.filter.clear')}</a>}
        </p>
      )}
      {grouped ? <Groups view={view} /> : <CatalogueList {...view} styleId={filters.styleId} />}
      <PageLinks page={view.page} total={view.pages} hrefOf={(page) => href(catalogueHref(view, { page }))} />
    </ListPage>
  );
}

function Order({ view }: { readonly view: JournalsView }) {
  const say = useSay();
  const href = useHref();
  const isFilled = view.place?.isFilled ?? false;
  const usual = isFilled ? '' : 'name';
  const { by = usual, direction = by === 'name' ? 'asc' : 'desc' } = readSortOrder(view.filters.sort) ?? {};
  const order = (sort: '' | 'name' | 'impactFactor', label: string) => (
    <a
      href={href(catalogueHref(view, { sort: sort === usual ? '' : sort }))}
      aria-current={by === sort ? 'true' : undefined}
    >
      {label}
    </a>
  );
  return (
    <div className={layout.row4}>
      <nav className={layout.row4} aria-label={say('ui.sort.label')}>
        {isFilled && order('', say('lists.sort.column'))}
        {order('name', say('journal.list.sortByName'))}
        {order('impactFactor', say('journal.list.sortByImpactFactor'))}
      </nav>
      {by !== '' && (
        <DirectionLinks current={direction} hrefOf={(one) => href(catalogueHref(view, { sort: `${by},${one}` }))} />
      )}
    </div>
  );
}

/** All groups at once, each with its journals; those of no group come last. */
function Groups({ view }: { readonly view: JournalsView }) {
  const say = useSay();
  const others = view.journals.filter(({ group }) => group === '');
  const groups = view.groups.map(({ code, name }) => ({
    code,
    name,
    journals: view.journals.filter(({ group }) => group === name),
  }));
  return [...groups, { code: '', name: say('journal.group.other'), journals: others }]
    .filter(({ journals }) => journals.length > 0)
    .map(({ code, name, journals }) => (
      <section key={code} className={layout.stack4}>
        <h2 className={text.h2}>{name}</h2>
        <CatalogueList journals={journals} artwork={view.artwork} styleId={view.filters.styleId} heading="h3" />
      </section>
    ));
}
