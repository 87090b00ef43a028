import { useCallback } from 'react';
import { useRevalidator } from 'react-router';
import { dayIn } from '../../../platform/kernel/day.ts';
import { useMaybeFrame } from '../../../platform/shell/frame.ts';
import layout from '../../../platform/ui/layout.module.css';
import text from '../../../platform/ui/text.module.css';
import type { getEditorialSubmission } from '../../editorial/submissions/editorial.contract.ts';
import shared from '../parts/console.module.css';
import { ConsolePage } from '../parts/console-page.tsx';
import { Link } from '../parts/in-language.tsx';
import { Moment } from '../parts/moment.tsx';
import styles from '../parts/submission.module.css';
import { SubmissionActions } from '../parts/submission-actions.tsx';
import { SubmissionCopies } from '../parts/submission-copies.tsx';
import { SubmissionFiles, SubmissionTimeline } from '../parts/submission-files.tsx';
import { SubmissionText } from '../parts/submission-text.tsx';
import { type EditorialSubmission, useSubmissionText } from '../parts/submission-view.ts';
import { SubmissionWork } from '../parts/submission-work.tsx';
import { useWord } from '../parts/use-console.ts';
import type { Route } from './+types/submission-page';
import { ask } from './load-console.server.ts';

const dayMilliseconds = 86_400_000;
const usualDays = 21;

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const submission = await ask<typeof getEditorialSubmission>(context, 'GET /console/submission', { id });
  return { submission, now: Date.now() };
}

/** /console/submissions/{id}: what was sent, what can be done about it, what happened. */
export default function SubmissionPage({ loaderData }: Route.ComponentProps) {
  const say = useWord();
  const { revalidate } = useRevalidator();
  const textOf = useSubmissionText();
  const { submission, now } = loaderData;
  const timeZone = useMaybeFrame()?.site.timeZone ?? 'UTC';
  const dayAfter = (days: number) => dayIn(timeZone, new Date(now + days * dayMilliseconds));
  const reload = useCallback(() => void revalidate(), [revalidate]);
  return (
    <ConsolePage
      key={submission.id}
      part="submission"
      back={{ to: '/console/submissions', name: say('submission.back') }}
      title={<bdi>{textOf(submission.titles) || say('submissions.untitled')}</bdi>}
      head={<SubmissionFacts submission={submission} />}
    >
      <div className={styles.columns}>
        <SubmissionActions
          submission={submission}
          today={dayAfter(0)}
          usuallyDue={dayAfter(usualDays)}
          onDone={reload}
        />
        <div className={layout.stack4}>
          <SubmissionText submission={submission} onDone={reload} />
          <SubmissionWork submission={submission} />
          <SubmissionFiles submission={submission} />
          <SubmissionCopies submission={submission} onDone={reload} />
          <SubmissionTimeline submission={submission} />
        </div>
      </div>
    </ConsolePage>
  );
}

/** What it is, where it stands, and since when. */
function SubmissionFacts({ submission }: { readonly submission: EditorialSubmission }) {
  const say = useWord();
  const textOf = useSubmissionText();
  const { number, kind, state, round, author, journal, sentAt, changedAt, published, editor, isAuthor } = submission;
  return (
    <>
      <p role="status">
        <strong>{say.of('submissions.state', state)}</strong>
        {!isAuthor && (
          <> · {editor ? say('submissions.withEditor', { name: editor.name }) : say('submissions.withNobody')}</>
        )}
      </p>
      <dl className={layout.line}>
        <Fact name={say('submission.number')}>
          {number} ({say.of('submissions.kind', kind)})
        </Fact>
        <Fact name={say('submission.round')}>{round}</Fact>
        <Fact name={say('submission.author')}>
          <bdi>{author || say('submissions.gone')}</bdi>
        </Fact>
        {journal && <Fact name={say('submission.journal')}>{textOf(journal.titles)}</Fact>}
        {sentAt && (
          <Fact name={say('submission.sent')}>
            <Moment at={sentAt} />
          </Fact>
        )}
        <Fact name={say('submission.changed')}>
          <Moment at={changedAt} />
        </Fact>
      </dl>
      {state === 'revision' && <p>{say('submission.withAuthor')}</p>}
      {published && (
        <p className={`${layout.row4} ${shared.links}`} data-part="published">
          <strong>{say('submission.published')}</strong>
          {published.url ? (
            <a href={published.url}>{say('submission.published.see')}</a>
          ) : (
            say('submission.published.hidden')
          )}
          {published.kind === 'article' && !isAuthor && (
            <Link to={`/console/edit/article/${published.id}`}>{say('submission.published.edit')}</Link>
          )}
        </p>
      )}
    </>
  );
}

const Fact = ({ name, children }: { readonly name: string; readonly children: React.ReactNode }) => (
  <div>
    <dt className={text.fine}>{name}</dt>
    <dd>{children}</dd>
  </div>
);
