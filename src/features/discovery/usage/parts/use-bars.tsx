import { type ReactNode, useId } from 'react';
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

/** Uses of some things: a table whose rows are bars as well; the most viewed fills its room. */
export function UseBars({ words, rows, children }: Props) {
  const id = useId();
  const most = Math.max(1, ...rows.map(({ views }) => views));
  return (
    <section className={styles.plot} aria-labelledby={`${id}title`} data-part="use-bars">
      <h2 id={`${id}title`}>{words.title}</h2>
      {rows.length === 0 ? (
        <p>{words.empty}</p>
      ) : (
        <table className={styles.uses}>
          <thead>
            <tr>
              <th scope="col">{words.of}</th>
              <td />
              <th scope="col">{words.views}</th>
              <th scope="col">{words.downloads}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, views, downloads }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                <td>
                  <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                    <rect width={Math.max(0.5, Math.round((views / most) * 1000) / 10)} height="8" />
                  </svg>
                </td>
                <td>{words.number(views)}</td>
                <td>{words.number(downloads)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {children}
    </section>
  );
}
