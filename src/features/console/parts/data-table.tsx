import type { ReactNode } from 'react';
import buttons from '../../../platform/ui/button.module.css';
import styles from './console-table.module.css';
import { Form, Link, useParameters } from './in-language.tsx';
import { useWord } from './use-console.ts';

interface Column<Row> {
  readonly head: string;
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

export function DataTable<Row>(props: Props<Row>) {
  const { rows, keyOf, columns, empty, label, part, isStacked = true, children } = props;
  if (rows.length === 0 && empty !== undefined) return <p>{empty}</p>;
  const table = (
    <table className={isStacked ? `${styles.table} ${styles.stacked}` : styles.table} data-part={part}>
      <thead>
        <tr>
          {columns.map(({ head, isNumber, isHeadHidden }) => (
            <th key={head} scope="col" className={isNumber ? styles.number : undefined}>
              {isHeadHidden ? <span data-visually-hidden="">{head}</span> : head}
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
                  className={isNumber ? styles.number : className}
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

/** The search above a list of the console: what is asked for stands in the address as `text`. */
export function ListSearch({ label, longest }: { readonly label: string; readonly longest?: number }) {
  const say = useWord();
  const parameters = useParameters();
  return (
    <Form className={styles.search} role="search">
      <input
        type="search"
        name="text"
        defaultValue={parameters.get('text') ?? ''}
        maxLength={longest}
        aria-label={label}
        placeholder={label}
      />
      <button type="submit" className={buttons.button}>
        {say('list.searchButton')}
      </button>
    </Form>
  );
}

/** The pages of a list of the console; the rest of the address stays. */
export function ConsolePages({ page, totalPages: pages }: { readonly page: number; readonly totalPages: number }) {
  const say = useWord();
  const parameters = useParameters();
  if (pages <= 1) return null;
  const to = (other: number, words: string) => {
    const next = new URLSearchParams(parameters);
    next.set('page', String(other));
    return (
      <Link className={buttons.button} to={`?${next}`}>
        {words}
      </Link>
    );
  };
  return (
    <nav className={styles.pages} aria-label={say('list.page', { page: page + 1, pages })}>
      {page > 0 && to(page - 1, say('list.previous'))}
      <span>{say('list.page', { page: page + 1, pages })}</span>
      {page + 1 < pages && to(page + 1, say('list.next'))}
    </nav>
  );
}
