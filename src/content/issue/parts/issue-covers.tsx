import { useSay } from '../../../platform/i18n/use-say.ts';
import { Cover } from '../../../platform/shell/cover.tsx';
import { useHref } from '../../../platform/shell/href.ts';
import { periodLabel } from '../../../platform/shell/period-label.ts';
import type { ArtworkName } from '../../../platform/ui/artwork.tsx';
import styles from './issue-covers.module.css';
import { issueAddress, type PeriodCard } from './issue-view.ts';

interface Props {
  readonly journal: string;
  readonly artwork: ArtworkName;
  readonly periods: readonly PeriodCard[];
}

/** Issues by their covers. */
export function IssueCovers({ journal, artwork, periods }: Props) {
  const say = useSay();
  const href = useHref();
  return (
    <ul className={styles.covers} data-part="issue-covers">
      {periods.map((period) => {
        const label = periodLabel(say, period);
        return (
          <li key={period.id}>
            <a href={href(issueAddress(period.id))}>
              <Cover name={journal} label={label} picture={period.cover} artwork={artwork} size="small" />
              <span>{label}</span>
            </a>
            {period.theme && <p>{period.theme}</p>}
          </li>
        );
      })}
    </ul>
  );
}
