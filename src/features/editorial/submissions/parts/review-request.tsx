import { useState } from 'react';
import { FormattedDate } from 'react-intl';
import { useRevalidator } from 'react-router';
import type { OutputOf } from '../../../../platform/contract/endpoint.ts';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { directionOf, tagOf } from '../../../../platform/shell/localized-text.ts';
import { pageCall } from '../../../../platform/shell/page-call.ts';
import buttons from '../../../../platform/ui/button.module.css';
import { confirmed } from '../../../../platform/ui/confirm.ts';
import field from '../../../../platform/ui/field.module.css';
import layout from '../../../../platform/ui/layout.module.css';
import text from '../../../../platform/ui/text.module.css';
import type { answerReview, getReview } from '../review.contract.ts';
import { FileList } from './file-list.tsx';
import styles from './own.module.css';
import { ReviewForm } from './review-form.tsx';
import { ReviewMoreTime } from './review-more-time.tsx';

type Review = OutputOf<typeof getReview>;

interface Props {
  readonly code: string;
  readonly review: Review | null;
}

/** The invitation of a reviewer and its state. */
export function ReviewRequest({ code, review }: Props) {
  const say = useSay();
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  if (!review) return <p>{say('submissions.review.closed')}</p>;
  const { state, name, dueOn } = review;

  const answer = async (agrees: boolean) => {
    if (isBusy) return;
    const words = { confirm: say('submissions.review.decline'), cancel: say('ui.action.cancel') };
    if (!agrees && !(await confirmed(say('submissions.review.declineAsk'), words))) return;
    setBusy(true);
    const answered = await pageCall()<typeof answerReview>('POST /front/review/answer', { code, agrees });
    if (answered.ok) await revalidate();
    setBusy(false);
  };

  if (state === 'declined') return <p role="status">{say('submissions.review.declined', { name })}</p>;
  if (state === 'given')
    return (
      <section className={layout.stack4} data-part="review-given">
        <h2 className={text.h2}>{say('ui.success.submit')}</h2>
        <p role="status">{say('submissions.review.thanks', { name })}</p>
        {review.advice && (
          <p>{say('submissions.review.youAdvised', { advice: say(`submissions.review.advice.${review.advice}`) })}</p>
        )}
      </section>
    );
  const due = (
    <p>
      {say('submissions.review.due')}{' '}
      <time dateTime={dueOn}>
        <FormattedDate value={`${dueOn}T12:00:00Z`} dateStyle="long" timeZone="UTC" />
      </time>
    </p>
  );
  return (
    <div className={layout.stack5}>
      <p>{say(state === 'asked' ? 'submissions.review.asked' : 'submissions.review.agreed', { name })}</p>
      {due}
      <ReviewedWork review={review} />
      {state === 'asked' ? (
        <div className={field.actions}>
          <button type="button" className={buttons.strong} disabled={isBusy} onClick={() => void answer(true)}>
            {say('submissions.review.agree')}
          </button>
          <button type="button" className={buttons.button} disabled={isBusy} onClick={() => void answer(false)}>
            {say('submissions.review.decline')}
          </button>
        </div>
      ) : (
        <>
          <section className={layout.stack4}>
            <h2 className={text.h2}>{say('submissions.review.files')}</h2>
            <FileList
              files={review.files}
              hrefOf={(file) => `/rc-pub/front/review/file?code=${encodeURIComponent(code)}&file=${file}`}
            />
          </section>
          <ReviewMoreTime
            code={code}
            dueOn={dueOn}
            requestedUntil={review.requestedUntil}
            onRequested={() => void revalidate()}
          />
          <ReviewForm code={code} attachment={review.attachment} given={() => void revalidate()} />
          <p>
            <button type="button" className={buttons.button} disabled={isBusy} onClick={() => void answer(false)}>
              {say('submissions.review.declineAfterAll')}
            </button>
          </p>
        </>
      )}
    </div>
  );
}

/** Title, abstract and keywords of the work, without its authors. */
function ReviewedWork({ review: { titles, abstracts, keywords } }: { readonly review: Review }) {
  const say = useSay();
  const joined = Object.fromEntries(Object.entries(keywords).map(([language, all]) => [language, all.join('; ')]));
  const parts = [
    { label: say('submissions.review.work.title'), texts: titles, className: styles.title },
    { label: say('submissions.review.work.abstract'), texts: abstracts, className: text.written },
    { label: say('submissions.review.work.keywords'), texts: joined, className: undefined },
  ];
  return (
    <dl className={`${layout.stack1} ${styles.content}`} data-part="work">
      {parts.map(({ label, texts, className }) => {
        const given = Object.entries(texts).filter(([, words]) => words?.trim());
        if (given.length === 0) return null;
        return (
          <div key={label}>
            <dt>{label}</dt>
            {given.map(([language, words]) => (
              <dd key={language} className={className} lang={tagOf(language)} dir={directionOf(language)}>
                {words}
              </dd>
            ))}
          </div>
        );
      })}
    </dl>
  );
}
