import { useState } from 'react';
import { FormattedDate } from 'react-intl';
import { useRevalidator } from 'react-router';
import type { OutputOf } from '../../../../platform/contract/endpoint.ts';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import buttons from '../../../../platform/ui/button.module.css';
import { confirmed } from '../../../../platform/ui/confirm.ts';
import { pageCall } from '../../../members/account/parts/page-call.ts';
import type { answerOpinion, getOpinion } from '../opinion.contract.ts';
import { FileList } from './file-list.tsx';
import styles from './form.module.css';
import { OpinionForm } from './opinion-form.tsx';
import { adviceKeys } from './word-keys.ts';
import { WorkAskedAbout } from './work-asked-about.tsx';

export type Opinion = OutputOf<typeof getOpinion>;

interface Props {
  readonly code: string;
  readonly opinion: Opinion | null;
}

/** What someone was asked, and how far they are with it. */
export function OpinionAsked({ code, opinion }: Props) {
  const say = useSay();
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  if (!opinion) return <p>{say('submissions.opinion.closed')}</p>;
  const { state, name, dueOn } = opinion;

  const answer = async (agrees: boolean) => {
    if (isBusy) return;
    const words = { confirm: say('submissions.opinion.decline'), cancel: say('ui.action.cancel') };
    if (!agrees && !(await confirmed(say('submissions.opinion.declineAsk'), words))) return;
    setBusy(true);
    const told = await pageCall()<typeof answerOpinion>('POST /front/opinion/answer', { code, agrees });
    if (told.ok) await revalidate();
    setBusy(false);
  };

  if (state === 'declined') return <p role="status">{say('submissions.opinion.declined', { name })}</p>;
  if (state === 'given')
    return (
      <section className={styles.part} data-part="opinion-given">
        <h2>{say('ui.success.submit')}</h2>
        <p role="status">{say('submissions.opinion.thanks', { name })}</p>
        {opinion.advice && <p>{say('submissions.opinion.youAdvised', { advice: say(adviceKeys[opinion.advice]) })}</p>}
      </section>
    );
  const due = (
    <p>
      {say('submissions.opinion.due')}{' '}
      <time dateTime={dueOn}>
        <FormattedDate value={`${dueOn}T12:00:00Z`} dateStyle="long" timeZone="UTC" />
      </time>
    </p>
  );
  return (
    <div className={styles.step}>
      <p>{say(state === 'asked' ? 'submissions.opinion.asked' : 'submissions.opinion.agreed', { name })}</p>
      {due}
      <WorkAskedAbout opinion={opinion} />
      {state === 'asked' ? (
        <div className={styles.buttons}>
          <button type="button" className={buttons.strong} disabled={isBusy} onClick={() => void answer(true)}>
            {say('submissions.opinion.agree')}
          </button>
          <button type="button" className={buttons.button} disabled={isBusy} onClick={() => void answer(false)}>
            {say('submissions.opinion.decline')}
          </button>
        </div>
      ) : (
        <>
          <section className={styles.part}>
            <h2>{say('submissions.opinion.files')}</h2>
            <FileList
              files={opinion.files}
              hrefOf={(file) => `/rc-pub/front/opinion/file?code=${encodeURIComponent(code)}&file=${file}`}
            />
          </section>
          <OpinionForm code={code} given={() => void revalidate()} />
          <p>
            <button type="button" className={buttons.button} disabled={isBusy} onClick={() => void answer(false)}>
              {say('submissions.opinion.declineAfterAll')}
            </button>
          </p>
        </>
      )}
    </div>
  );
}
