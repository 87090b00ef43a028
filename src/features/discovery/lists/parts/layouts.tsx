import { FormattedDate } from 'react-intl';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { playingTime } from '../../../../platform/shell/printed-sizes.ts';
import type { ArtworkName } from '../../../../platform/ui/artwork.tsx';
import styles from './item-list.module.css';
import type { ListRow } from './list-view.ts';
import { RowFacts } from './row-facts.tsx';
import { RowLink, RowSummary, RowTitle } from './row-title.tsx';

/** What every layout is given. */
export interface LayoutProps {
  readonly rows: readonly ListRow[];
  readonly isMixed: boolean;
  readonly artwork: ArtworkName;
  readonly heading: 'h2' | 'h3';
}

/** One below the other, with a small picture where there is one. */
export function LayoutRows({ rows, isMixed, heading }: LayoutProps) {
  return (
    <ul className={styles.rows} data-part="list" data-layout="rows">
      {rows.map((row) => (
        <li key={row.id} data-kind={row.kind} data-picture={row.picture ? '' : undefined}>
          {row.picture && (
            <img
              className={row.kind === 'book' ? styles.portrait : styles.thumb}
              src={row.picture}
              alt=""
              loading="lazy"
            />
          )}
          <div className={styles.words}>
            <RowTitle row={row} isMixed={isMixed} heading={heading} />
            <RowFacts row={row} />
            <RowSummary row={row} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Beside each other, each with its picture above. */
export function LayoutCards({ rows, isMixed, heading }: LayoutProps) {
  return (
    <ul className={styles.cards} data-part="list" data-layout="cards">
      {rows.map((row) => (
        <li key={row.id} data-kind={row.kind}>
          {row.picture && (
            <div className={styles.picture}>
              <img src={row.picture} alt="" loading="lazy" />
              {row.facts.seconds !== undefined && <span>{playingTime(row.facts.seconds)}</span>}
            </div>
          )}
          <div className={styles.words}>
            <RowTitle row={row} isMixed={isMixed} heading={heading} />
            <RowFacts row={row} without={row.picture ? ['seconds'] : []} />
            <RowSummary row={row} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Figures by their pictures: nothing of them is cut off. */
export function LayoutGallery({ rows, isMixed, heading }: LayoutProps) {
  return (
    <ul className={styles.gallery} data-part="list" data-layout="gallery">
      {rows.map((row) => (
        <li key={row.id} data-kind={row.kind}>
          <div className={styles.figure}>{row.picture && <img src={row.picture} alt="" loading="lazy" />}</div>
          <div className={styles.words}>
            <RowTitle row={row} isMixed={isMixed} heading={heading} />
            <RowFacts row={row} />
            <RowSummary row={{ ...row, summary: '' }} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** People with their portraits. */
export function LayoutPeople({ rows, isMixed, heading }: LayoutProps) {
  return (
    <ul className={styles.people} data-part="list" data-layout="people">
      {rows.map((row) => (
        <li key={row.id} data-kind={row.kind}>
          {row.picture ? (
            <img src={row.picture} alt="" loading="lazy" />
          ) : (
            <span className={styles.initial} aria-hidden="true">
              {[...row.title][0]}
            </span>
          )}
          <div className={styles.words}>
            <RowTitle row={row} isMixed={isMixed} heading={heading} />
            <RowFacts row={row} />
            {row.facts.researchFields && (
              <p className={styles.summary}>
                <bdi>{row.facts.researchFields}</bdi>
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** A table for those who compare. */
export function LayoutTable({ rows }: LayoutProps) {
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
