import { useSay } from '../../../platform/i18n/use-say.ts';
import { useHref } from '../../../platform/shell/href.ts';
import { periodLabel } from '../../../platform/shell/period-label.ts';
import { issueAddress } from './issue-view.ts';
import type { YearOfPeriods } from './load-issue.ts';
import styles from './period-tree.module.css';

interface Props {
  readonly years: readonly YearOfPeriods[];
  /** The issue that is shown beside the tree. */
  readonly current?: string | undefined;
  /** The year that is open; the newest if none is named. */
  readonly open?: number | undefined;
  hrefOf?(id: string): string;
  /** One issue below the other, for a narrow place beside something else. */
  readonly narrow?: boolean;
}

/** A journal's issues as a tree by year. */
export function PeriodTree({ years, current, open = years[0]?.year, hrefOf = issueAddress, narrow = false }: Props) {
  const say = useSay();
  const href = useHref();
  if (years.length === 0) return <p>{say('journal.tree.empty')}</p>;
  return (
    <div className={styles.tree} data-narrow={narrow ? '' : undefined} data-part="period-tree">
      {years.map(({ year, periods }) => (
        <details key={year} open={year === open}>
          <summary>{say('journal.tree.year', { year: String(year), count: periods.length })}</summary>
          <ul>
            {periods.map((period) => (
              <li key={period.id}>
                <a href={href(hrefOf(period.id))} aria-current={period.id === current ? 'page' : undefined}>
                  {periodLabel(say, period)}
                </a>
                {period.theme && <span>{period.theme}</span>}
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}
