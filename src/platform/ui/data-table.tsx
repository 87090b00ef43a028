import type { ReactNode } from 'react';
import styles from './data-table.module.css';

interface Column<Row> {
  readonly head: string;
  /** In place of the head, as a box that chooses all rows. */
  readonly headCell?: ReactNode;
  readonly cell: (row: Row) => ReactNode;
  /** Whether it tells which row this is. */
  readonly isName?: boolean;
  readonly isNumber?: boolean;
  /** Whether the head is for screen readers alone, as above buttons. */
  readonly isHeadHidden?: boolean;
  /** Whether its head stands before the value on a narrow screen, where cells stand below each other. */
  readonly isLabelled?: boolean;
  readonly className?: string | undefined;
}

interface Props<Row> {
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string | number;
  readonly columns: readonly Column<Row>[];
  /** In place of a table without rows. */
  readonly empty?: string;
  /** A wide table with a name moves inside its own frame, by keyboard too. */
  readonly label?: string;
  readonly part?: string;
  /** Whether cells stand below each other on a narrow screen. */
  readonly isStacked?: boolean;
  /** Stands below the table. */
  readonly children?: ReactNode;
}

/** Rows of the same sort. On a phone each row becomes a small card, with what it says below its name. */
export function DataTable<Row>(props: Props<Row>) {
  const { rows, keyOf, columns, empty, label, part, isStacked = true, children } = props;
  if (rows.length === 0 && empty !== undefined) return <p>{empty}</p>;
  const table = (
    <table className={styles.table} data-stacked={isStacked ? '' : undefined} data-part={part}>
      <thead>
        <tr>
          {columns.map(({ head, headCell, isNumber, isHeadHidden }) => (
            <th key={head} scope="col" data-number={isNumber ? '' : undefined}>
              {headCell ?? (isHeadHidden ? <span data-visually-hidden="">{head}</span> : head)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map(({ head, cell, isName, isNumber, isLabelled, className }) =>
              isName ? (
                <th key={head} scope="row">
                  {cell(row)}
                </th>
              ) : (
                <td
                  key={head}
                  className={className}
                  data-number={isNumber ? '' : undefined}
                  data-label={isLabelled ? head : undefined}
                >
                  {cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
  return label === undefined ? (
    <div className={styles.scroll}>
      {table}
      {children}
    </div>
  ) : (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table moves inside its own frame, by keyboard too
    <section className={styles.scroll} aria-label={label} tabIndex={0}>
      {table}
      {children}
    </section>
  );
}
