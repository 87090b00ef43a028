import type { ComponentType } from 'react';
import type { MessageKey } from '../../../../platform/i18n/keys.gen.ts';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { Breadcrumb } from '../../../../platform/shell/breadcrumb.tsx';
import { Cover } from '../../../../platform/shell/cover.tsx';
import { useFrame } from '../../../../platform/shell/frame.ts';
import { useHref } from '../../../../platform/shell/href.ts';
import { PageLinks } from '../../../../platform/ui/page-links.tsx';
import styles from './item-list.module.css';
import { LayoutCards, LayoutGallery, LayoutPeople, type LayoutProps, LayoutRows, LayoutTable } from './layouts.tsx';
import { ListBar, ListFilters, ListTabs, WordFilter } from './list-choices.tsx';
import type { Layout } from './list-of-address.ts';
import { type ListRow, type ListView, listHref } from './list-view.ts';
import { RowFacts } from './row-facts.tsx';
import { RowTitle } from './row-title.tsx';

/** Covers with little beneath them; one is drawn where there is none. */
function LayoutCovers({ rows, isMixed, artwork, heading }: LayoutProps) {
  return (
    <ul className={styles.covers} data-part="list" data-layout="covers">
      {rows.map((row) => (
        <li key={row.id} data-kind={row.kind}>
          <Cover name={row.title} label="" picture={row.picture} artwork={artwork} size="small" />
          <div className={styles.words}>
            <RowTitle row={row} isMixed={isMixed} heading={heading} />
            <RowFacts row={row} without={['isbn', 'publisher', 'series']} />
          </div>
        </li>
      ))}
    </ul>
  );
}

const layouts: Readonly<Record<Layout, ComponentType<LayoutProps>>> = {
  rows: LayoutRows,
  cards: LayoutCards,
  covers: LayoutCovers,
  gallery: LayoutGallery,
  people: LayoutPeople,
  table: LayoutTable,
};

/** A list of what is published, in the layout that its address asks for. */
export function ItemList({ view }: { readonly view: ListView }) {
  const say = useSay();
  const href = useHref();
  const { place, rows } = view;
  const title = place?.title || say(view.title);
  return (
    <div className={styles.page}>
      <Breadcrumb path={[...(place?.path ?? []), { name: title, href: null }]} />
      <h1>{title}</h1>
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
    </div>
  );
}

const isNarrowed = ({ asked }: ListView): boolean => asked.q !== '' || asked.subject !== '' || asked.letter !== '';

interface RowsProps {
  readonly view: ListView;
  readonly rows?: readonly ListRow[];
  readonly heading?: 'h2' | 'h3';
}

function Rows({ view, rows = view.rows, heading = 'h2' }: RowsProps) {
  const Layout = layouts[view.layout];
  return <Layout rows={rows} isMixed={view.isMixed} artwork={view.artwork} heading={heading} />;
}

/** The books of a page under the names of their series; those of none come last. */
function Series({ view }: { readonly view: ListView }) {
  const say = useSay();
  const series = Map.groupBy(view.rows, ({ facts }) => facts.series ?? '');
  const named = [...series].filter(([name]) => name !== '');
  const others = series.get('') ?? [];
  if (named.length === 0) return <Rows view={view} />;
  return [...named, ...(others.length > 0 ? [[say('lists.group.other'), others] as const] : [])].map(([name, rows]) => (
    <section key={name} className={styles.group}>
      <h2>
        <bdi>{name}</bdi>
      </h2>
      <Rows view={view} rows={rows.map(withoutSeries)} heading="h3" />
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
    <div className={styles.empty} data-part="empty">
      <p>{say(whyEmpty(view))}</p>
      {isNarrowed(view) && <p>{say('ui.state.emptyHint')}</p>}
      <p className={styles.ways}>
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
