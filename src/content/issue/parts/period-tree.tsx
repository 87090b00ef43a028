import { useSay } from '../../../platform/i18n/use-say.ts';
import { useHref } from '../../../platform/shell/href.ts';
import { periodLabel } from '../../../platform/shell/period-label.ts';
import layout from '../../../platform/ui/layout.module.css';
import text from '../../../platform/ui/text.module.css';
import styles from './issue.module.css';
import { issueAddress } from './issue-view.ts';
import type { YearOfPeriods } from './load-issue.ts';

interface Props {
  readonly years: readonly YearOfPeriods[];
  /** The issue that is open on the page. */
  readonly current?: string | undefined;
  /** The year that is open; the newest if none is named. */
  readonly open?: number | undefined;
  hrefOf?(id: string): string;
}

/** A journal's issues as a tree by year. */
export function PeriodTree({ years, current, open = years[0]?.year, hrefOf = issueAddress }: Props) {
  const say = useSay();
  const href = useHref();
  if (years.length === 0) return <p>{say('journal.tree.empty')}</p>;
  return (
    <div className={styles.tree} data-part="period-tree">
      {years.map(({ year, periods }) => (
        <details key={year} open={year === open}>
          <summary>{say('journal.tree.year', { year: String(year), count: periods.length })}</summary>
          <ul className={layout.pair}>
            {periods.map((period) => (
              <li key={period.id}>
                <a href={href(hrefOf(period.id))} aria-current={period.id === current ? 'page' : undefined}>
                  {periodLabel(say, period)}
                </a>
                {period.theme && <p className={text.fine}>{period.theme}</p>}
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}
