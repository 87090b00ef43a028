import { issueAddress } from '../../../../content/issue/parts/issue-view.ts';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { Cover } from '../../../../platform/shell/cover.tsx';
import { useHref } from '../../../../platform/shell/href.ts';
import { periodLabel } from '../../../../platform/shell/period-label.ts';
import styles from './issue-list.module.css';
import { MoreLink } from './list-tabs.tsx';
import { ModuleHeading } from './module-heading.tsx';
import type { ModuleOf } from './module-view.ts';

export function IssueList({ module }: { readonly module: ModuleOf<'issueList'> }) {
  const say = useSay();
  const href = useHref();
  const title = module.title || say('site.home.latestIssues');
  return (
    <section data-part="issue-list">
      <ModuleHeading title={title}>
        <MoreLink href="/issues" name={title} />
      </ModuleHeading>
      <ul className={styles.issues} data-style={module.styleId}>
        {module.periods.map((period) => {
          const label = periodLabel(say, period);
          return (
            <li key={period.id}>
              <Cover name={module.journal} label={label} picture={period.cover} artwork={module.artwork} size="small" />
              <p>
                <a href={href(issueAddress(period.id))}>{label}</a>
              </p>
              {period.theme && <p className={styles.theme}>{period.theme}</p>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
