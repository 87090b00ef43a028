import type { ComponentType, ReactNode } from 'react';
import { FormattedDate } from 'react-intl';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { Cover } from '../../../../platform/shell/cover.tsx';
import { playingTime } from '../../../../platform/shell/printed-sizes.ts';
import { TablePreview } from '../../../../platform/shell/table-preview.tsx';
import type { ArtworkName } from '../../../../platform/ui/artwork.tsx';
import box from '../../../../platform/ui/box.module.css';
import { DataTable } from '../../../../platform/ui/data-table.tsx';
import layout from '../../../../platform/ui/layout.module.css';
import text from '../../../../platform/ui/text.module.css';
import styles from './item-list.module.css';
import type { Layout } from './list-of-address.ts';
import type { ListRow } from './list-view.ts';
import { RowFacts } from './row-facts.tsx';
import { RowLink, RowSummary, RowTitle } from './row-title.tsx';

/** What every layout is given. */
interface LayoutProps {
  readonly rows: readonly ListRow[];
  readonly isMixed: boolean;
  readonly artwork: ArtworkName;
  readonly heading: 'h2' | 'h3';
}

interface ItemsProps extends LayoutProps {
  readonly name: Exclude<Layout, 'table'>;
  picture(row: ListRow, place: number): ReactNode;
  /** Of one item. */
  className?(row: ListRow): string | undefined;
  /** Facts that the layout has elsewhere, or has no room for. */
  without?(row: ListRow): readonly (keyof ListRow['facts'])[];
  /** Under the facts. */
  more?(row: ListRow): ReactNode;
}

const stacked = () => layout.stack3;

/** Items with a picture and words each. */
const Items = ({ name, rows, isMixed, heading, picture, className = stacked, without, more }: ItemsProps) => (
  <ul
    className={name === 'rows' ? `${box.entries} ${styles.rows}` : `${layout.grid} ${styles.items}`}
    data-part="list"
    data-layout={name}
  >
    {rows.map((row, place) => (
      <li
        key={row.id}
        className={className(row)}
        data-kind={row.kind}
        data-picture={name === 'rows' && row.picture ? '' : undefined}
      >
        {picture(row, place)}
        <div className={`${layout.stack1} ${styles.words}`}>
          <RowTitle row={row} isMixed={isMixed} heading={heading} isClipped={name === 'gallery'} />
          <RowFacts row={row} without={without?.(row)} />
          {more?.(row)}
        </div>
      </li>
    ))}
  </ul>
);

/** Of a table its first cells, where everybody may read them. */
const preview = ({ facts: { cells } }: ListRow, className: string | undefined) =>
  cells && <TablePreview cells={cells} className={className} />;

/** The first is what a phone shows, so it is fetched at once. */
const image = (row: ListRow, place: number, className: string | undefined) =>
  row.picture && (
    <img
      className={className}
      src={row.picture}
      alt=""
      {...(place === 0 ? { fetchPriority: 'high' } : { loading: 'lazy' })}
    />
  );

/** One below the other, with a small picture where there is one. */
export const LayoutRows = (props: LayoutProps) => (
  <Items
    {...props}
    name="rows"
    className={(row) => (row.picture || row.facts.cells ? styles.pictured : undefined)}
    picture={(row, place) => image(row, place, `${box.drawing} ${styles.thumb}`) || preview(row, styles.cells)}
    more={(row) => <RowSummary row={row} />}
  />
);

/** Side by side, each with its picture above. */
const LayoutCards = (props: LayoutProps) => (
  <Items
    {...props}
    name="cards"
    className={(row) => (row.picture ? layout.stack3 : `${layout.stack3} ${box.card}`)}
    picture={(row, place) =>
      row.picture && (
        <div className={styles.still}>
          {image(row, place, box.picture)}
          {row.facts.seconds !== undefined && (
            <span className={`${text.fine} ${text.numbers}`}>{playingTime(row.facts.seconds)}</span>
          )}
        </div>
      )
    }
    without={(row) => (row.picture ? ['seconds'] : [])}
    more={(row) => <RowSummary row={row} />}
  />
);

/** Covers with little beneath them; one is drawn where there is none. */
const LayoutCovers = (props: LayoutProps) => (
  <Items
    {...props}
    name="covers"
    picture={(row) => <Cover name={row.title} label="" picture={row.picture} artwork={props.artwork} size="small" />}
    without={() => ['isbn', 'publisher', 'series']}
  />
);

const figure = `${box.drawing} ${styles.figure}`;

/** Figures by their pictures: nothing of them is cut off. */
export const LayoutGallery = (props: LayoutProps) => (
  <Items
    {...props}
    name="gallery"
    picture={(row, place) => image(row, place, figure) || preview(row, styles.figure) || <div className={figure} />}
    more={(row) => <RowSummary row={{ ...row, summary: '' }} />}
  />
);

/** People with their portraits. */
export const LayoutPeople = (props: LayoutProps) => (
  <Items
    {...props}
    name="people"
    className={() => styles.pictured}
    picture={(row, place) =>
      image(row, place, styles.portrait) || (
        <span className={styles.portrait} aria-hidden="true">
          {[...row.title][0]}
        </span>
      )
    }
    more={({ facts: { researchFields } }) =>
      researchFields && (
        <p className={text.clipped}>
          <bdi>{researchFields}</bdi>
        </p>
      )
    }
  />
);

/** A table for those who compare. */
function LayoutTable({ rows }: LayoutProps) {
  const say = useSay();
  return (
    <DataTable
      rows={rows}
      keyOf={({ id }) => id}
      label={say('lists.layout.label')}
      part="list"
      columns={[
        { head: say('lists.field.name'), isName: true, cell: (row) => <RowLink row={row} /> },
        { head: say('lists.field.about'), cell: (row) => <RowFacts row={{ ...row, publishedOn: null }} /> },
        {
          head: say('lists.field.date'),
          cell: ({ publishedOn }) =>
            publishedOn && <FormattedDate value={publishedOn} dateStyle="medium" timeZone="UTC" />,
        },
      ]}
    />
  );
}

export const layouts: Readonly<Record<Layout, ComponentType<LayoutProps>>> = {
  rows: LayoutRows,
  cards: LayoutCards,
  covers: LayoutCovers,
  gallery: LayoutGallery,
  people: LayoutPeople,
  table: LayoutTable,
};
