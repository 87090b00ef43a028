import { FormattedDate } from 'react-intl';
import { Cover } from '../../../content/issue/parts/cover.tsx';
import { periodLabel } from '../../../content/issue/parts/period-label.ts';
import { useSay } from '../../../platform/i18n/use-say.ts';
import styles from './current-issue.module.css';
import { ModuleHeading } from './module-heading.tsx';
import type { ModuleOf } from './module-view.ts';

export function CurrentIssue({ module }: { readonly module: ModuleOf<'currentIssue'> }) {
  const say = useSay();
  const { period } = module;
  const label = periodLabel(say, period);
  return (
    <section data-part="current-issue">
      <ModuleHeading title={module.title || say('site.home.currentIssue')} />
      <div className={styles.issue}>
        <div className={styles.cover}>
          <Cover name={module.journal} label={label} picture={period.cover} artwork={module.artwork} />
        </div>
        <div className={styles.words}>
          <h3>{label}</h3>
          {period.theme && (
            <p className={styles.theme}>
              <bdi>{period.theme}</bdi>
            </p>
          )}
          <ul>
            {period.firstPage && period.lastPage && (
              <li>{say('journal.period.pages', { first: period.firstPage, last: period.lastPage })}</li>
            )}
            {period.publishedOn && (
              <li>
                <time dateTime={period.publishedOn}>
                  <FormattedDate value={period.publishedOn} dateStyle="long" timeZone="UTC" />
                </time>
              </li>
            )}
          </ul>
        </div>
      </div>
    </section>
  );
}
