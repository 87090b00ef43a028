import { Moment } from './moment.tsx';
import styles from './submission.module.css';
import { FileLines } from './submission-files.tsx';
import type { EditorialSubmission } from './submission-view.ts';
import { useWord, useWordOf } from './use-console.ts';

/** These the author does not see. */
const forConsoleAlone = [
  'assigned',
  'opinion-asked',
  'opinion-agreed',
  'opinion-declined',
  'opinion-given',
  'opinion-cancelled',
  'note',
  'conflict-waived',
];

/** Everything that happened, the newest first. */
export function SubmissionTimeline({ submission }: { readonly submission: EditorialSubmission }) {
  const say = useWord();
  const sayOf = useWordOf();
  const { id, events, files, author } = submission;
  return (
    <section aria-labelledby="timeline" className={styles.panel} data-part="timeline">
      <h2 id="timeline">{say('submission.timeline')}</h2>
      <ol className={styles.timeline}>
        {events.toReversed().map((event) => {
          const who =
            event.side === 'reader' ? (event.data.name ?? '') : event.by || (event.side === 'author' ? author : '');
          const named = event.side === 'editor' ? event.data.name : undefined;
          return (
            <li key={event.id} data-event={event.what}>
              <p>
                <Moment at={event.at} /> <bdi>{who || say('submissions.gone')}</bdi>{' '}
                {sayOf('submission.event', event.what)}{' '}
                {named !== undefined && <bdi>{named || say('submission.assign.nobody')}</bdi>}
                {event.data.advice && <> ({sayOf('submission.review.advice', event.data.advice)})</>}
                {forConsoleAlone.includes(event.what) && <small>{say('submission.onlyConsole')}</small>}
              </p>
              {event.text && <p className={styles.prose}>{event.text}</p>}
              <FileLines submission={id} files={files.filter((file) => file.event === event.id)} />
            </li>
          );
        })}
      </ol>
    </section>
  );
}
