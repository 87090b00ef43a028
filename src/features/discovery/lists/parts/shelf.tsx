import type { ComponentType } from 'react';
import type { MessageKey } from '../../../../platform/i18n/keys.gen.ts';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { PageLinks } from '../../../../platform/ui/page-links.tsx';
import { Breadcrumb } from '../../../sites/navigation/parts/breadcrumb.tsx';
import { useFrame } from '../../../sites/navigation/parts/frame.ts';
import { useHref } from '../../../sites/navigation/parts/href.ts';
import { LookCards } from './look-cards.tsx';
import { LookCovers } from './look-covers.tsx';
import { LookGallery } from './look-gallery.tsx';
import { LookPeople } from './look-people.tsx';
import { LookRows } from './look-rows.tsx';
import { LookTable } from './look-table.tsx';
import type { LookProps } from './looks.ts';
import styles from './shelf.module.css';
import { ShelfBar, ShelfFilters, ShelfSearch, ShelfTabs } from './shelf-choices.tsx';
import { type ShelfRow, type ShelfView, shelfHref } from './shelf-view.ts';
import type { Look } from './shelves.ts';

const looks: Readonly<Record<Look, ComponentType<LookProps>>> = {
  rows: LookRows,
  cards: LookCards,
  covers: LookCovers,
  gallery: LookGallery,
  people: LookPeople,
  table: LookTable,
};

/** A list of what is published, in the look that its address asks for. */
export function Shelf({ view }: { readonly view: ShelfView }) {
  const say = useSay();
  const href = useHref();
  const { place, rows } = view;
  const title = place?.title || say(view.title);
  return (
    <div className={styles.page}>
      <Breadcrumb path={[...(place?.path ?? []), { name: title, href: null }]} />
      <h1>{title}</h1>
      <ShelfTabs view={view} />
      {(rows.length > 0 || isNarrowed(view)) && (
        <>
          <ShelfSearch view={view} />
          <ShelfFilters view={view} />
        </>
      )}
      {view.reduced && <p role="note">{say('ui.state.degraded')}</p>}
      <ShelfBar view={view} />
      {rows.length === 0 ? <EmptyShelf view={view} /> : view.bySeries ? <Series view={view} /> : <Rows view={view} />}
      <PageLinks page={view.page} total={view.pages} hrefOf={(page) => href(shelfHref(view, { page }))} />
    </div>
  );
}

const isNarrowed = ({ asked }: ShelfView): boolean => asked.q !== '' || asked.subject !== '' || asked.letter !== '';

interface RowsProps {
  readonly view: ShelfView;
  readonly rows?: readonly ShelfRow[];
  readonly heading?: 'h2' | 'h3';
}

function Rows({ view, rows = view.rows, heading = 'h2' }: RowsProps) {
  const Look = looks[view.look];
  return <Look rows={rows} isMixed={view.isMixed} artwork={view.artwork} heading={heading} />;
}

/** The books of a page under the names of their series; those of none come last. */
function Series({ view }: { readonly view: ShelfView }) {
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

const withoutSeries = (row: ShelfRow): ShelfRow => {
  const { series, ...facts } = row.facts;
  return { ...row, facts };
};

/** What is not there under some word, subject or letter may well be there without it. */
const whyEmpty = (view: ShelfView): MessageKey => {
  if (view.page > 0 && view.total > 0) return 'lists.empty.page';
  return isNarrowed(view) ? 'ui.state.empty' : view.empty;
};

/** Says what is not there, and leads on. */
function EmptyShelf({ view }: { readonly view: ShelfView }) {
  const say = useSay();
  const href = useHref();
  const { home } = useFrame();
  return (
    <div className={styles.empty} data-part="empty">
      <p>{say(whyEmpty(view))}</p>
      {isNarrowed(view) && <p>{say('ui.state.emptyHint')}</p>}
      <p className={styles.ways}>
        {view.page > 0 && <a href={href(shelfHref(view, {}))}>{say('lists.action.firstPage')}</a>}
        {isNarrowed(view) && (
          <a href={href(shelfHref(view, { q: '', subject: '', letter: '' }))}>{say('ui.filter.clear')}</a>
        )}
        <a href={href('/searchFrame')}>{say('lists.action.search')}</a>
        <a href={href(home)}>{say('ui.action.backToHome')}</a>
      </p>
    </div>
  );
}
