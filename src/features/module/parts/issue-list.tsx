import { Cover } from '../../../content/issue/parts/cover.tsx';
import { periodLabel } from '../../../content/issue/parts/period-label.ts';
import { useSay } from '../../../platform/i18n/use-say.ts';
import styles from './issue-list.module.css';
import { ModuleHeading } from './module-heading.tsx';
import type { ModuleOf } from './module-view.ts';

export function IssueList({ module }: { readonly module: ModuleOf<'issueList'> }) {
  const say = useSay();
  return (
    <section data-part="issue-list">
      <ModuleHeading title={module.title || say('site.home.latestIssues')} />
      <ul className={styles.issues} data-style={module.styleId}>
        {module.periods.map((period) => {
          const label = periodLabel(say, period);
          return (
            <li key={period.id}>
              <Cover name={module.journal} label={label} picture={period.cover} artwork={module.artwork} size="small" />
              <p>{label}</p>
              {period.theme && <p className={styles.theme}>{period.theme}</p>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
