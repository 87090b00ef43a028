import { FormattedDate } from 'react-intl';
import { issueAddress } from '../../../../content/issue/parts/issue-view.ts';
import { Papers } from '../../../../content/issue/parts/papers.tsx';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { Cover } from '../../../../platform/shell/cover.tsx';
import { useHref } from '../../../../platform/shell/href.ts';
import { periodLabel } from '../../../../platform/shell/period-label.ts';
import styles from './current-issue.module.css';
import list from './issue-list.module.css';
import { ModuleHeading } from './module-heading.tsx';
import type { ModuleOf } from './module-view.ts';

/** The newest issue; in the style `contents` with its first papers by column, in the style `panel` on a ground of its own. */
export function CurrentIssue({ module }: { readonly module: ModuleOf<'currentIssue'> }) {
  const say = useSay();
  const href = useHref();
  const { period } = module;
  const label = periodLabel(say, period);
  const title = module.title || say('site.home.currentIssue');
  return (
    <section className={styles.module} data-style={module.styleId} data-part="current-issue">
      <ModuleHeading title={title} more={issueAddress(period.id)} />
      <div className={styles.issue}>
        <div className={styles.cover}>
          <Cover name={module.journal} label={label} picture={period.cover} artwork={module.artwork} />
        </div>
        <div className={styles.words}>
          <h3>
            <a href={href(issueAddress(period.id))}>{label}</a>
          </h3>
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
      {module.contents.map(({ name, papers }) => (
        <div key={name} className={styles.column}>
          <h3>{name || say('journal.issue.otherPapers')}</h3>
          <Papers papers={papers} heading="h4" inIssue />
        </div>
      ))}
    </section>
  );
}

export function IssueList({ module }: { readonly module: ModuleOf<'issueList'> }) {
  const say = useSay();
  const href = useHref();
  const title = module.title || say('site.home.latestIssues');
  return (
    <section data-part="issue-list">
      <ModuleHeading title={title} more="/issues" />
      <ul className={list.issues} data-style={module.styleId}>
        {module.periods.map((period) => {
          const label = periodLabel(say, period);
          return (
            <li key={period.id}>
              <Cover name={module.journal} label={label} picture={period.cover} artwork={module.artwork} size="small" />
              <p>
                <a href={href(issueAddress(period.id))}>{label}</a>
              </p>
              {period.theme && <p className={list.theme}>{period.theme}</p>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
