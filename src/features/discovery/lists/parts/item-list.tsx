import type { MessageKey } from '../../../../platform/i18n/keys.gen.ts';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { useFrame } from '../../../../platform/shell/frame.ts';
import { Headline } from '../../../../platform/shell/headline.tsx';
import { useHref } from '../../../../platform/shell/href.ts';
import { ListPage } from '../../../../platform/shell/list-page.tsx';
import layout from '../../../../platform/ui/layout.module.css';
import { PageLinks } from '../../../../platform/ui/page-links.tsx';
import text from '../../../../platform/ui/text.module.css';
import { layouts } from './layouts.tsx';
import { ListBar, ListFilters, ListTabs, WordFilter } from './list-choices.tsx';
import { type ListRow, listHref } from './list-view.ts';
import type { ListView } from './load-list.ts';

/** A list of what is published, in the layout that its address asks for. */
export function ItemList({ view }: { readonly view: ListView }) {
  const say = useSay();
  const href = useHref();
  const { place, rows } = view;
  const title = place?.title || say(view.title);
  return (
    <ListPage
      title={place?.title ? <Headline of={place.headline} /> : title}
      path={[...(place?.path ?? []), { name: title, href: null }]}
    >
      <ListTabs view={view} />
      {(rows.length > 0 || isNarrowed(view)) && (
        <>
          <WordFilter view={view} />
          <ListFilters view={view} />
        </>
      )}
      {view.reduced && <p role="note">{say('ui.state.degraded')}</p>}
      <ListBar view={view} />
      {rows.length === 0 ? <EmptyList view={view} /> : view.bySeries ? <Series view={view} /> : <Rows view={view} />}
      <PageLinks page={view.page} total={view.pages} hrefOf={(page) => href(listHref(view, { page }))} />
    </ListPage>
  );
}

const isNarrowed = ({ request }: ListView): boolean =>
  request.q !== '' || request.subject !== '' || request.letter !== '';

function Rows({ view, heading = 'h2' }: { readonly view: ListView; readonly heading?: 'h2' | 'h3' }) {
  const Layout = layouts[view.layout];
  return <Layout rows={view.rows} isMixed={view.isMixed} artwork={view.artwork} heading={heading} />;
}

/** The books of a page under the names of their series; those of none come last. */
function Series({ view }: { readonly view: ListView }) {
  const say = useSay();
  const series = Map.groupBy(view.rows, ({ facts }) => facts.series ?? '');
  const named = [...series].filter(([name]) => name !== '');
  const others = series.get('') ?? [];
  if (named.length === 0) return <Rows view={view} />;
  return [...named, ...(others.length > 0 ? [[say('lists.group.other'), others] as const] : [])].map(([name, rows]) => (
    <section key={name} className={layout.stack4}>
      <h2 className={text.h2}>
        <bdi>{name}</bdi>
      </h2>
      <Rows view={{ ...view, rows: rows.map(withoutSeries) }} heading="h3" />
    </section>
  ));
}

const withoutSeries = (row: ListRow): ListRow => {
  const { series, ...facts } = row.facts;
  return { ...row, facts };
};

/** What is not there under some word, subject or letter may well be there without it. */
const whyEmpty = (view: ListView): MessageKey => {
  if (view.page > 0 && view.total > 0) return 'lists.empty.page';
  return isNarrowed(view) ? 'ui.state.empty' : view.empty;
};

/** Says what is not there, and leads on. */
function EmptyList({ view }: { readonly view: ListView }) {
  const say = useSay();
  const href = useHref();
  const { home } = useFrame();
  return (
    <div className={layout.stack3} data-part="empty">
      <p>{say(whyEmpty(view))}</p>
      {isNarrowed(view) && <p>{say('ui.state.emptyHint')}</p>}
      <p className={`${layout.line} ${text.underlined}`}>
        {view.page > 0 && <a href={href(listHref(view, {}))}>{say('lists.action.firstPage')}</a>}
        {isNarrowed(view) && (
          <a href={href(listHref(view, { q: '', subject: '', letter: '' }))}>{say('ui.filter.clear')}</a>
        )}
        <a href={href('/searchFrame')}>{say('lists.action.search')}</a>
        <a href={href(home)}>{say('ui.action.backToHome')}</a>
      </p>
    </div>
  );
}
