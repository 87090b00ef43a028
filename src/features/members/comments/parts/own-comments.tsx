import { type FormEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { pageCall } from '../../../../platform/shell/page-call.ts';
import { showToast } from '../../../../platform/ui/behaviour/toasts.ts';
import buttons from '../../../../platform/ui/button.module.css';
import type { saveComment } from '../contract.ts';
import { commentProblem, longestComment, mostStars } from '../domain/comment-rules.ts';
import { askOwn, deleteOwn } from './ask-comments.ts';
import styles from './comments.module.css';
import { type MyComment, OwnComment } from './own-comment.tsx';

/** For a member: what they said about the thing, shown or not yet, and the form to say more. */
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
          <h3>{say('comments.mine.title')}</h3>
          <ul className={styles.list} data-part="own-comments">
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
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [stars, setStars] = useState(0);
  const [problem, setProblem] = useState('');
  const [isSending, setSending] = useState(false);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = commentProblem(text);
    setProblem(wrong ? say(`comments.form.${wrong}`, { max: longestComment }) : '');
    if (wrong) return field.current?.focus();
    setSending(true);
    const input = { id: item, text, stars: stars || null };
    const answer = await pageCall()<typeof saveComment>('POST /front/comment/save', input, { quiet: true });
    setSending(false);
    if (!answer.ok) return setProblem(String(answer.failure.values?.message ?? ''));
    setText('');
    setStars(0);
    const isShown = answer.value.state === 'shown';
    showToast({ kind: 'success', text: say(isShown ? 'ui.success.submit' : 'comments.form.waits') });
    sent();
  };

  return (
    <form className={styles.form} onSubmit={send} noValidate data-part="comment-form">
      <label htmlFor={`${id}-text`}>{say('comments.form.text')}</label>
      <textarea
        id={`${id}-text`}
        ref={field}
        name="text"
        rows={4}
        value={text}
        dir="auto"
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        onChange={(event) => setText(event.target.value)}
      />
      <p id={`${id}-problem`} className={styles.problem} role="alert">
        {problem}
      </p>
      <label htmlFor={`${id}-stars`}>{say('comments.stars.label')}</label>
      <select id={`${id}-stars`} name="stars" value={stars} onChange={(event) => setStars(Number(event.target.value))}>
        <option value={0}>{say('comments.stars.none')}</option>
        {Array.from({ length: mostStars }, (_, place) => mostStars - place).map((given) => (
          <option key={given} value={given}>
            {say('comments.stars.of', { stars: given })}
          </option>
        ))}
      </select>
      <p>
        <button type="submit" className={buttons.strong} disabled={isSending}>
          {say('comments.form.send')}
        </button>
      </p>
    </form>
  );
}
