import { useSay } from '../../../platform/i18n/use-say.ts';
import styles from './issue-contents.module.css';
import type { IssueView } from './issue-view.ts';
import { Papers } from './papers.tsx';

interface Props {
  readonly issue: IssueView;
  /** Of the columns; papers stand one level lower. */
  readonly heading: 'h2' | 'h3';
}

/** The contents of an issue by column. */
export function IssueContents({ issue, heading: Heading }: Props) {
  const say = useSay();
  const paperHeading = Heading === 'h2' ? 'h3' : 'h4';
  const named = issue.columns.some(({ name }) => name);
  return (
    <div className={styles.contents} data-part="issue-contents">
      {issue.columns.map(({ name, papers }) => (
        <section key={name}>
          {(named || Heading === 'h2') && <Heading>{name || say('journal.issue.otherPapers')}</Heading>}
          <Papers papers={papers} heading={named || Heading === 'h2' ? paperHeading : Heading} inIssue />
        </section>
      ))}
    </div>
  );
}
