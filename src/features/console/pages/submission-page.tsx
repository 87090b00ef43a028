import { useRevalidator } from 'react-router';
import type { getEditorialSubmission } from '../../editorial/submissions/editorial.contract.ts';
import { Link } from '../parts/in-language.tsx';
import { Moment } from '../parts/moment.tsx';
import styles from '../parts/submission.module.css';
import { SubmissionActions } from '../parts/submission-actions.tsx';
import { SubmissionFiles, SubmissionTimeline } from '../parts/submission-files.tsx';
import { type EditorialSubmission, useText } from '../parts/submission-view.ts';
import { SubmissionWork } from '../parts/submission-work.tsx';
import { useWord } from '../parts/use-console.ts';
import type { Route } from './+types/submission-page';
import { ask } from './load-console.server.ts';

const dayMilliseconds = 86_400_000;
const usualDays = 21;

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const submission = await ask<typeof getEditorialSubmission>(context, 'GET /console/submission', { id });
  const now = Date.now();
  return { submission, today: dayOf(now), usuallyDue: dayOf(now + usualDays * dayMilliseconds) };
}

/** /console/submissions/{id}: what was sent, what can be done about it, what happened. */
export default function SubmissionPage({ loaderData }: Route.ComponentProps) {
  const say = useWord();
  const { revalidate } = useRevalidator();
  const { submission, today, usuallyDue } = loaderData;
  return (
    <div className={styles.page} data-part="submission" key={submission.id}>
      <p>
        <Link to="/console/submissions">{say('submission.back')}</Link>
      </p>
      <SubmissionHead submission={submission} />
      <div className={styles.columns}>
        <SubmissionActions
          submission={submission}
          today={today}
          usuallyDue={usuallyDue}
          onDone={() => void revalidate()}
        />
        <div className={styles.main}>
          <SubmissionWork submission={submission} />
          <SubmissionFiles submission={submission} />
          <SubmissionTimeline submission={submission} />
        </div>
      </div>
    </div>
  );
}

/** What it is, where it stands, and since when. */
function SubmissionHead({ submission }: { readonly submission: EditorialSubmission }) {
  const say = useWord();
  const text = useText();
  const { number, kind, titles, state, round, author, journal, sentAt, changedAt, published, editor, isAuthor } =
    submission;
  return (
    <header className={styles.head}>
      <h1>
        <bdi>{text(titles) || say('submissions.untitled')}</bdi>
      </h1>
      <p role="status">
        <strong>{say.of('submissions.state', state)}</strong>
        {!isAuthor && (
          <> · {editor ? say('submissions.withEditor', { name: editor.name }) : say('submissions.withNobody')}</>
        )}
      </p>
      <dl className={styles.facts}>
        <Fact name={say('submission.number')}>
          {number} ({say.of('submissions.kind', kind)})
        </Fact>
        <Fact name={say('submission.round')}>{round}</Fact>
        <Fact name={say('submission.author')}>
          <bdi>{author || say('submissions.gone')}</bdi>
        </Fact>
        {journal && <Fact name={say('submission.journal')}>{text(journal.titles)}</Fact>}
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
        <p className={styles.published} data-part="published">
          <strong>{say('submission.published')}</strong>{' '}
          {published.url ? (
            <a href={published.url}>{say('submission.published.see')}</a>
          ) : (
            say('submission.published.hidden')
          )}{' '}
          {published.kind === 'article' && !isAuthor && (
            <Link to={`/console/edit/article/${published.id}`}>{say('submission.published.edit')}</Link>
          )}
        </p>
      )}
    </header>
  );
}

const Fact = ({ name, children }: { readonly name: string; readonly children: React.ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
