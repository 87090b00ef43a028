import type { ComponentType, ReactNode } from 'react';
import { FormattedDate } from 'react-intl';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { Cover } from '../../../../platform/shell/cover.tsx';
import { playingTime } from '../../../../platform/shell/printed-sizes.ts';
import type { ArtworkName } from '../../../../platform/ui/artwork.tsx';
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
  readonly layout: Exclude<Layout, 'table'>;
  picture(row: ListRow): ReactNode;
  /** Facts that the layout has elsewhere, or has no room for. */
  without?(row: ListRow): readonly (keyof ListRow['facts'])[];
  /** Under the facts. */
  more?(row: ListRow): ReactNode;
}

/** Items with a picture and words each. */
const Items = ({ layout, rows, isMixed, heading, picture, without, more }: ItemsProps) => (
  <ul className={styles[layout]} data-part="list" data-layout={layout}>
    {rows.map((row) => (
      <li key={row.id} data-kind={row.kind} data-picture={layout === 'rows' && row.picture ? '' : undefined}>
        {picture(row)}
        <div className={styles.words}>
          <RowTitle row={row} isMixed={isMixed} heading={heading} />
          <RowFacts row={row} without={without?.(row)} />
          {more?.(row)}
        </div>
      </li>
    ))}
  </ul>
);

const image = (row: ListRow, className?: string) =>
  row.picture && <img className={className} src={row.picture} alt="" loading="lazy" />;

/** One below the other, with a small picture where there is one. */
export const LayoutRows = (props: LayoutProps) => (
  <Items
    {...props}
    layout="rows"
    picture={(row) => image(row, row.kind === 'book' ? styles.portrait : styles.thumb)}
    more={(row) => <RowSummary row={row} />}
  />
);

/** Side by side, each with its picture above. */
const LayoutCards = (props: LayoutProps) => (
  <Items
    {...props}
    layout="cards"
    picture={(row) =>
      row.picture && (
        <div className={styles.picture}>
          {image(row)}
          {row.facts.seconds !== undefined && <span>{playingTime(row.facts.seconds)}</span>}
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
    layout="covers"
    picture={(row) => <Cover name={row.title} label="" picture={row.picture} artwork={props.artwork} size="small" />}
    without={() => ['isbn', 'publisher', 'series']}
  />
);

/** Figures by their pictures: nothing of them is cut off. */
export const LayoutGallery = (props: LayoutProps) => (
  <Items
    {...props}
    layout="gallery"
    picture={(row) => <div className={styles.figure}>{image(row)}</div>}
    more={(row) => <RowSummary row={{ ...row, summary: '' }} />}
  />
);

/** People with their portraits. */
export const LayoutPeople = (props: LayoutProps) => (
  <Items
    {...props}
    layout="people"
    picture={(row) =>
      image(row) || (
        <span className={styles.initial} aria-hidden="true">
          {[...row.title][0]}
        </span>
      )
    }
    more={({ facts: { researchFields } }) =>
      researchFields && (
        <p className={styles.summary}>
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
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table moves inside its own frame, by keyboard too
    <section className={styles.wide} aria-label={say('lists.layout.label')} tabIndex={0}>
      <table className={styles.table} data-part="list" data-layout="table">
        <thead>
          <tr>
            <th scope="col">{say('lists.field.name')}</th>
            <th scope="col">{say('lists.field.about')}</th>
            <th scope="col">{say('lists.field.date')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} data-kind={row.kind}>
              <th scope="row">
                <RowLink row={row} />
              </th>
              <td>
                <RowFacts row={{ ...row, publishedOn: null }} />
              </td>
              <td>{row.publishedOn && <FormattedDate value={row.publishedOn} dateStyle="medium" timeZone="UTC" />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
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
