import { FormattedDate } from 'react-intl';
import { useSay } from '../../../platform/i18n/use-say.ts';
import { Cover } from '../../../platform/shell/cover.tsx';
import { useHref } from '../../../platform/shell/href.ts';
import { Paragraph } from '../../../platform/shell/paragraph.tsx';
import { periodLabel } from '../../../platform/shell/period-label.ts';
import layout from '../../../platform/ui/layout.module.css';
import text from '../../../platform/ui/text.module.css';
import { columnAnchor, issueAddress } from './issue-view.ts';
import type { IssueView } from './load-issue.ts';
import { PaperSelection } from './paper-selection.tsx';
import { Papers } from './papers.tsx';

interface HeadProps {
  readonly issue: IssueView;
  readonly heading: 'h1' | 'h2';
  /** The heading leads to the issue's own page. */
  readonly linked?: boolean;
}

/** An issue's cover, numbers and theme, and the way to those before and after it. */
export function IssueHead({ issue, heading: Heading, linked = false }: HeadProps) {
  const say = useSay();
  const href = useHref();
  const label = periodLabel(say, issue);
  // On the journal's page its own cover stands above already.
  const hasCover = !linked || issue.cover !== null;
  return (
    <div className={hasCover ? layout.pictured : undefined} data-part="issue-head">
      {hasCover && (
        <Cover name={issue.journal.name} label={label} picture={issue.cover} artwork={issue.artwork} hue={issue.hue} />
      )}
      <div className={layout.stack3}>
        <div className={layout.stack2}>
          <Heading className={Heading === 'h1' ? text.h1 : text.h2}>
            {linked ? <a href={href(issueAddress(issue.id))}>{label}</a> : label}
          </Heading>
          {issue.name && <p className={text.lead}>{issue.name}</p>}
          <Paragraph text={issue.theme} className={text.lead} />
        </div>
        <ul className={`${layout.line} ${text.fine}`}>
          <li>{say('journal.count.papers', { count: issue.papers })}</li>
          {issue.firstPage && issue.lastPage && (
            <li>{say('journal.period.pages', { first: issue.firstPage, last: issue.lastPage })}</li>
          )}
          {issue.publishedOn && (
            <li>
              <time dateTime={issue.publishedOn}>
                <FormattedDate value={issue.publishedOn} dateStyle="long" timeZone="UTC" />
              </time>
            </li>
          )}
          {issue.doi && (
            <li>
              <a href={`https://doi.org/${issue.doi}`} dir="ltr">
                {say('journal.paper.doi', { doi: issue.doi })}
              </a>
            </li>
          )}
          {issue.papers > 0 && (
            <li>
              <a href={href(`/epub/${issue.id}.epub`)} download data-part="epub">
                {say('journal.issue.epub')}
              </a>
            </li>
          )}
        </ul>
        {(issue.previous || issue.next) && (
          <nav className={`${layout.line} ${text.small}`} aria-label={say('journal.issue.neighbours')}>
            {issue.previous && (
              <a href={href(issueAddress(issue.previous.id))} rel="prev" title={periodLabel(say, issue.previous)}>
                <span aria-hidden="true" className={layout.mirrored}>
                  ←
                </span>{' '}
                {say('journal.period.previous')}
              </a>
            )}
            {issue.next && (
              <a href={href(issueAddress(issue.next.id))} rel="next" title={periodLabel(say, issue.next)}>
                {say('journal.period.next')}{' '}
                <span aria-hidden="true" className={layout.mirrored}>
                  →
                </span>
              </a>
            )}
          </nav>
        )}
      </div>
    </div>
  );
}

interface ContentsProps {
  readonly issue: IssueView;
  /** Of the columns; papers stand one level lower. */
  readonly heading: 'h2' | 'h3';
}

/** The contents of an issue by column. */
export function IssueContents({ issue, heading: Heading }: ContentsProps) {
  const say = useSay();
  const paperHeading = Heading === 'h2' ? 'h3' : 'h4';
  const named = issue.columns.some(({ name }) => name);
  return (
    <PaperSelection papers={issue.columns.flatMap(({ papers }) => papers)}>
      {issue.columns.map(({ name, papers }, place) => (
        <section key={name} id={columnAnchor(place)}>
          {(named || Heading === 'h2') && (
            <Heading className={text.asideTitle}>{name || say('journal.issue.otherPapers')}</Heading>
          )}
          <Papers papers={papers} heading={named || Heading === 'h2' ? paperHeading : Heading} inIssue selectable />
        </section>
      ))}
    </PaperSelection>
  );
}
