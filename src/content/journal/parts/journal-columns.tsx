import { useSay } from '../../../platform/i18n/use-say.ts';
import { useHref } from '../../../platform/shell/href.ts';
import styles from './journal-columns.module.css';
import { tabAddress } from './journal-tab.ts';

interface Props {
  readonly journal: string;
  readonly columns: readonly { readonly name: string; readonly value: string; readonly papers: number }[];
}

/** The columns of a journal; each leads to the list of its papers. */
export function JournalColumns({ journal, columns }: Props) {
  const say = useSay();
  const href = useHref();
  if (columns.length === 0)
    return (
      <p>
        <a href={href(tabAddress(journal, 'issues'))}>{say('journal.column.empty')}</a>
      </p>
    );
  const papersOf = (value: string) =>
    `/article?${new URLSearchParams([
      ['facet', `journal:${journal}`],
      ['facet', `part:${value}`],
    ])}`;
  return (
    <ul className={styles.columns}>
      {columns.map(({ name, value, papers }) => (
        <li key={value}>
          <a href={href(papersOf(value))}>
            <bdi>{name}</bdi>
          </a>
          <span>{say('journal.count.papers', { count: papers })}</span>
        </li>
      ))}
    </ul>
  );
}
