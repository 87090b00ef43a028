import { useRevalidator } from 'react-router';
import type { getEditorialSubmission } from '../../editorial/submissions/editorial.contract.ts';
import { Link } from '../parts/in-language.tsx';
import styles from '../parts/submission.module.css';
import { SubmissionActions } from '../parts/submission-actions.tsx';
import { SubmissionFiles, SubmissionTimeline } from '../parts/submission-files.tsx';
import { SubmissionHead } from '../parts/submission-head.tsx';
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
