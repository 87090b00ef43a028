import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { pageCall } from '../../../platform/shell/page-call.ts';
import { showToast } from '../../../platform/ui/behaviour/toasts.ts';
import buttons from '../../../platform/ui/button.module.css';
import { confirmed } from '../../../platform/ui/confirm.ts';
import { Tabs } from '../../../platform/ui/tabs.tsx';
import type { listForModeration, moderate } from '../../members/comments/contract.ts';
import { Link } from '../parts/in-language.tsx';
import { ConsolePages } from '../parts/list-controls.tsx';
import { Moment } from '../parts/moment.tsx';
import { useWord } from '../parts/use-console.ts';
import type { Route } from './+types/comments-page';
import styles from './comments-page.module.css';
import { ask } from './load-console.server.ts';

const states = ['waiting', 'shown', 'refused'] as const;
type Decision = 'shown' | 'refused' | 'deleted';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const state = states.find((one) => one === searchParams.get('state')) ?? 'waiting';
  const page = Number(searchParams.get('page') ?? 0);
  return { state, list: await ask<typeof listForModeration>(context, 'GET /console/comments', { state, page }) };
}

/** /console/comments: what members wrote, what waits for a word first. */
export default function CommentsPage({ loaderData: { state, list } }: Route.ComponentProps) {
  const say = useWord();
  const { revalidate } = useRevalidator();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const ids = list.content.map(({ id }) => id).filter((id) => chosen.includes(id));

  async function decide(decision: Decision) {
    if (ids.length === 0) return void showToast({ text: say('comments.chooseFirst'), kind: 'notice' });
    const words = { confirm: say('comments.delete'), cancel: say('form.cancel') };
    if (decision === 'deleted' && !(await confirmed(say('comments.confirmDelete'), words))) return;
    const answer = await pageCall()<typeof moderate>('POST /console/comments/decide', { ids, decision });
    if (!answer.ok) return;
    setChosen([]);
    showToast({ text: say('comments.done'), kind: 'success' });
    await revalidate();
  }

  return (
    <>
      <h1>{say('comments.title')}</h1>
      <Tabs
        label={say('comments.state')}
        link={Link}
        tabs={states.map((one) => ({
          key: one,
          name: say.of('comments', one),
          href: `?state=${one}`,
          isCurrent: one === state,
        }))}
      />
      {list.content.length === 0 ? (
        <p>{say.of('comments.none', state)}</p>
      ) : (
        <>
          <label className={styles.all}>
            <input
              type="checkbox"
              checked={ids.length === list.content.length}
              onChange={({ target }) => setChosen(target.checked ? list.content.map(({ id }) => id) : [])}
            />
            {say('comments.chooseAll')}
          </label>
          <ul className={styles.comments} data-part="moderation">
            {list.content.map((comment) => (
              <li key={comment.id}>
                <input
                  type="checkbox"
                  aria-label={say('comments.choose', { name: comment.by })}
                  checked={ids.includes(comment.id)}
                  onChange={({ target }) =>
                    setChosen(target.checked ? [...ids, comment.id] : ids.filter((id) => id !== comment.id))
                  }
                />
                <div>
                  <p className={styles.by}>
                    <bdi>{comment.by}</bdi> <Moment at={comment.writtenAt} />
                    {comment.stars !== null && ` · ${say('comments.stars', { stars: comment.stars })}`}
                  </p>
                  <p className={styles.text}>{comment.text}</p>
                  <p className={styles.by}>
                    {say('comments.about')}{' '}
                    {comment.url ? <a href={comment.url}>{comment.title}</a> : comment.title || say('comments.gone')}
                  </p>
                </div>
              </li>
            ))}
          </ul>
          <div className={styles.actions}>
            {state !== 'shown' && (
              <button type="button" className={buttons.strong} onClick={() => void decide('shown')}>
                {say('comments.show')}
              </button>
            )}
            {state !== 'refused' && (
              <button type="button" className={buttons.button} onClick={() => void decide('refused')}>
                {say('comments.refuse')}
              </button>
            )}
            <button type="button" className={buttons.button} onClick={() => void decide('deleted')}>
              {say('comments.delete')}
            </button>
          </div>
        </>
      )}
      <ConsolePages {...list} />
    </>
  );
}
