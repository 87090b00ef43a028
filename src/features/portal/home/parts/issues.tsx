import { FormattedDate, useIntl } from 'react-intl';
import { columnAnchor, issueAddress } from '../../../../content/issue/parts/issue-view.ts';
import { Papers } from '../../../../content/issue/parts/papers.tsx';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { Cover } from '../../../../platform/shell/cover.tsx';
import { useHref } from '../../../../platform/shell/href.ts';
import { periodLabel } from '../../../../platform/shell/period-label.ts';
import box from '../../../../platform/ui/box.module.css';
import layout from '../../../../platform/ui/layout.module.css';
import text from '../../../../platform/ui/text.module.css';
import block from './block.module.css';
import { Block } from './block.tsx';
import styles from './issues.module.css';
import type { ModuleOf } from './module-view.ts';

/** The newest issue; in the style `contents` with its first papers by column, in the style `panel` on a ground of its own. */
export function CurrentIssue({ module }: { readonly module: ModuleOf<'currentIssue'> }) {
  const say = useSay();
  const href = useHref();
  const { formatNumber } = useIntl();
  const { period } = module;
  const label = periodLabel(say, period);
  return (
    <Block
      part="current-issue"
      title={module.title || say('site.home.currentIssue')}
      more={issueAddress(period.id)}
      styleId={module.styleId}
    >
      <div className={layout.pictured}>
        <Cover name={module.journal} label={label} picture={period.cover} artwork={module.artwork} />
        <div className={layout.stack4}>
          <div className={layout.stack2}>
            <h3 className={`${text.h3} ${block.titles}`}>
              <a href={href(issueAddress(period.id))}>{label}</a>
            </h3>
            {period.theme && (
              <p>
                <bdi>{period.theme}</bdi>
              </p>
            )}
            <ul className={`${layout.line} ${text.fine}`}>
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
          {module.columns.length > 0 && (
            <ul className={layout.row2} data-part="issue-columns">
              {module.columns.map(({ name, count }, place) => (
                <li key={name}>
                  <a className={box.chip} href={href(`${issueAddress(period.id)}#${columnAnchor(place)}`)}>
                    <bdi>{name}</bdi> <span className={text.numbers}>{formatNumber(count)}</span>
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
      {module.contents.map(({ name, papers }) => (
        <div key={name}>
          <h3 className={`${text.kind} ${styles.columnName}`}>
            <bdi>{name || say('journal.issue.otherPapers')}</bdi>
          </h3>
          <Papers papers={papers} heading="h4" inIssue />
        </div>
      ))}
    </Block>
  );
}

export function IssueList({ module }: { readonly module: ModuleOf<'issueList'> }) {
  const say = useSay();
  const href = useHref();
  // In one row where an archive would be too long.
  const layoutOfStyle = module.styleId === 'row' ? block.strip : block.tiles;
  return (
    <Block part="issue-list" title={module.title || say('site.home.latestIssues')} more="/issues">
      <ul className={`${layoutOfStyle} ${styles.issues}`} data-style={module.styleId}>
        {module.periods.map((period) => {
          const label = periodLabel(say, period);
          return (
            <li key={period.id} className={`${layout.stack2} ${block.linked}`}>
              <Cover name={module.journal} label={label} picture={period.cover} artwork={module.artwork} size="small" />
              <p className={`${text.strong} ${block.titles}`}>
                <a href={href(issueAddress(period.id))}>{label}</a>
              </p>
              {period.theme && <p className={text.fine}>{period.theme}</p>}
            </li>
          );
        })}
      </ul>
    </Block>
  );
}
