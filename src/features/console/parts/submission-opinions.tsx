import buttons from '../../../platform/ui/button.module.css';
import { confirmed } from '../../../platform/ui/confirm.ts';
import type { cancelOpinion } from '../../editorial/submissions/desk.contract.ts';
import { pageCall } from '../../members/account/parts/page-call.ts';
import { useWord, useWordOf } from './desk.ts';
import styles from './submission.module.css';
import type { ActionProps, SubmissionAtDesk } from './submission-view.ts';

type Opinion = SubmissionAtDesk['opinions'][number];

const isAwaited = ({ state }: Opinion): boolean => state === 'asked' || state === 'agreed';

/** Who was asked, and what they said. */
export function SubmissionOpinions({ submission, today, onDone }: ActionProps & { readonly today: string }) {
  const say = useWord();
  const { id, opinions } = submission;

  async function cancel({ id: opinion, name }: Opinion) {
    const words = { confirm: say('submission.opinion.cancel'), cancel: say('form.cancel') };
    if (!(await confirmed(say('submission.opinion.confirmCancel', { name }), words))) return;
    const wish = { id, opinion };
    const answer = await pageCall()<typeof cancelOpinion>('POST /console/submission/cancelOpinion', wish);
    if (answer.ok) onDone();
  }

  return (
    <section className={styles.panel} aria-labelledby="opinions" data-part="opinions">
      <h3 id="opinions">{say('submission.opinions')}</h3>
      {opinions.length === 0 && <p className={styles.quiet}>{say('submission.opinions.none')}</p>}
      <ul className={styles.opinions}>
        {opinions.toReversed().map((opinion) => (
          <li key={opinion.id}>
            <OpinionLine opinion={opinion} today={today} />
            {isAwaited(opinion) && (
              <button type="button" className={buttons.button} onClick={() => void cancel(opinion)}>
                {say('submission.opinion.cancel')}
                <span data-visually-hidden>: {opinion.name}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function OpinionLine({ opinion, today }: { readonly opinion: Opinion; readonly today: string }) {
  const say = useWord();
  const sayOf = useWordOf();
  const { name, email, state, dueOn, round, advice, toAuthor, toEditor } = opinion;
  return (
    <>
      <p>
        <bdi>{name}</bdi> <small>{email}</small>
      </p>
      <p className={styles.quiet}>
        {say('submissions.round', { round })} · {sayOf('submission.opinion.state', state)}
        {isAwaited(opinion) && <> · {say('submission.opinion.dueOn', { date: dueOn })}</>}
        {isAwaited(opinion) && dueOn < today && (
          <strong className={styles.late}>{say('submission.opinion.late')}</strong>
        )}
      </p>
      {advice && (
        <p>
          <strong>{sayOf('submission.opinion.advice', advice)}</strong>
        </p>
      )}
      {toAuthor && (
        <p className={styles.prose}>
          <strong>{say('submission.opinion.toAuthor')}</strong> {toAuthor}
        </p>
      )}
      {toEditor && (
        <p className={styles.prose}>
          <strong>{say('submission.opinion.toEditor')}</strong> {toEditor}
        </p>
      )}
    </>
  );
}
