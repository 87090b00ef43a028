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

/** A journal's issues as a tree by year, or as one list where its site does not part them. */
export function PeriodTree({ years, current, open, hrefOf = issueAddress }: Props) {
  const say = useSay();
  const newest = Math.max(...years.map(({ year }) => year ?? 0));
  if (years.length === 0) return <p>{say('journal.tree.empty')}</p>;
  return (
    <div className={styles.tree} data-part="period-tree">
      {years.map(({ year, periods }) => {
        const list = <PeriodList periods={periods} current={current} hrefOf={hrefOf} />;
        if (year === null) return <div key="all">{list}</div>;
        return (
          <details key={year} open={year === (open ?? newest)}>
            <summary>{say('journal.tree.year', { year: String(year), count: periods.length })}</summary>
            {list}
          </details>
        );
      })}
    </div>
  );
}

interface ListProps extends Required<Pick<Props, 'hrefOf'>>, Pick<Props, 'current'> {
  readonly periods: YearOfPeriods['periods'];
}

function PeriodList({ periods, current, hrefOf }: ListProps) {
  const say = useSay();
  const href = useHref();
  return (
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
  );
}
