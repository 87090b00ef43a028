import { type FormEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { pageCall } from '../../../../platform/shell/page-call.ts';
import { showToast } from '../../../../platform/ui/behaviour/toasts.ts';
import box from '../../../../platform/ui/box.module.css';
import buttons from '../../../../platform/ui/button.module.css';
import field from '../../../../platform/ui/field.module.css';
import text from '../../../../platform/ui/text.module.css';
import type { saveComment } from '../contract.ts';
import { commentProblem, longestComment, mostStars } from '../domain/comment-rules.ts';
import { askOwn, deleteOwn } from './ask-comments.ts';
import { type MyComment, OwnComment } from './own-comment.tsx';

/** For a member: what they said about the item, published or not yet, and the form to say more. */
export default function OwnComments({ item }: { readonly item: string }) {
  const say = useSay();
  const [own, setOwn] = useState<readonly MyComment[]>([]);
  const ask = useCallback(() => void askOwn(item).then(setOwn), [item]);
  useEffect(ask, [ask]);
  const remove = async (id: string) => {
    if (await deleteOwn(say, id)) ask();
  };
  return (
    <>
      {own.length > 0 && (
        <>
          <h3 className={text.h4}>{say('comments.mine.title')}</h3>
          <ul className={box.entries} data-part="own-comments">
            {own.map((comment) => (
              <OwnComment key={comment.id} comment={comment} remove={() => void remove(comment.id)} />
            ))}
          </ul>
        </>
      )}
      <CommentForm item={item} sent={ask} />
    </>
  );
}

interface Props {
  readonly item: string;
  sent(): void;
}

function CommentForm({ item, sent }: Props) {
  const say = useSay();
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [written, setWritten] = useState('');
  const [stars, setStars] = useState(0);
  const [problem, setProblem] = useState('');
  const [isSending, setSending] = useState(false);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = commentProblem(written);
    setProblem(wrong ? say(`comments.form.${wrong}`, { max: longestComment }) : '');
    if (wrong) return area.current?.focus();
    setSending(true);
    const input = { id: item, text: written, stars: stars || null };
    const answer = await pageCall()<typeof saveComment>('POST /front/comment/save', input, { quiet: true });
    setSending(false);
    if (!answer.ok) return setProblem(String(answer.failure.values?.message ?? ''));
    setWritten('');
    setStars(0);
    const isVisible = answer.value.state === 'shown';
    showToast({ kind: 'success', text: say(isVisible ? 'ui.success.submit' : 'comments.form.waits') });
    sent();
  };

  return (
    <form className={field.form} onSubmit={send} noValidate data-part="comment-form">
      <div className={field.field}>
        <label htmlFor={`${id}-text`}>{say('comments.form.text')}</label>
        <textarea
          id={`${id}-text`}
          ref={area}
          name="text"
          rows={4}
          value={written}
          dir="auto"
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
          onChange={(event) => setWritten(event.target.value)}
        />
        <p id={`${id}-problem`} className={field.problem} role="alert">
          {problem}
        </p>
      </div>
      <div className={field.field}>
        <label htmlFor={`${id}-stars`}>{say('comments.stars.label')}</label>
        <select
          id={`${id}-stars`}
          name="stars"
          value={stars}
          onChange={(event) => setStars(Number(event.target.value))}
        >
          <option value={0}>{say('comments.stars.none')}</option>
          {Array.from({ length: mostStars }, (_, place) => mostStars - place).map((given) => (
            <option key={given} value={given}>
              {say('comments.stars.of', { stars: given })}
            </option>
          ))}
        </select>
      </div>
      <p>
        <button type="submit" className={buttons.strong} disabled={isSending}>
          {say('comments.form.send')}
        </button>
      </p>
    </form>
  );
}
