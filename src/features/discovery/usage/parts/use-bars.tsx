import { type ReactNode, useId } from 'react';
import { DataTable } from '../../../../platform/ui/data-table.tsx';
import layout from '../../../../platform/ui/layout.module.css';
import styles from './chart.module.css';

interface Props {
  readonly words: {
    readonly title: string;
    /** What a row is: a country, a kind, an institution. */
    readonly of: string;
    readonly views: string;
    readonly downloads: string;
    readonly empty: string;
    readonly number: (value: number) => string;
  };
  readonly rows: readonly {
    readonly key: string;
    readonly name: string;
    readonly views: number;
    readonly downloads: number;
  }[];
  readonly children?: ReactNode;
}

/** Uses by country, kind or institution: a table whose rows are bars as well; the most viewed fills its room. */
export function UseBars({ words, rows, children }: Props) {
  const id = useId();
  const most = Math.max(1, ...rows.map(({ views }) => views));
  return (
    <section className={styles.plot} aria-labelledby={`${id}title`} data-part="use-bars">
      <h2 id={`${id}title`}>{words.title}</h2>
      <DataTable
        rows={rows}
        keyOf={({ key }) => key}
        empty={words.empty}
        isStacked={false}
        columns={[
          { head: words.of, isName: true, cell: ({ name }) => name },
          {
            head: words.title,
            isHeadHidden: true,
            className: styles.bar,
            cell: ({ views }) => (
              <svg className={layout.mirrored} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                <rect width={Math.max(0.5, Math.round((views / most) * 1000) / 10)} height="8" />
              </svg>
            ),
          },
          { head: words.views, isNumber: true, cell: ({ views }) => words.number(views) },
          { head: words.downloads, isNumber: true, cell: ({ downloads }) => words.number(downloads) },
        ]}
      />
      {children}
    </section>
  );
}
