import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { pageCall } from '../../../platform/shell/page-call.ts';
import { showToast } from '../../../platform/ui/behaviour/toasts.ts';
import box from '../../../platform/ui/box.module.css';
import { confirmed } from '../../../platform/ui/confirm.ts';
import field from '../../../platform/ui/field.module.css';
import layout from '../../../platform/ui/layout.module.css';
import { Tabs } from '../../../platform/ui/tabs.tsx';
import text from '../../../platform/ui/text.module.css';
import type { listForModeration, moderate } from '../../members/comments/contract.ts';
import styles from '../parts/console.module.css';
import { ActionBar, ActionButton, ConsolePage } from '../parts/console-page.tsx';
import { Link } from '../parts/in-language.tsx';
import { LabelledTick } from '../parts/labelled.tsx';
import { ConsolePages } from '../parts/list-controls.tsx';
import { Moment } from '../parts/moment.tsx';
import { useWord } from '../parts/use-console.ts';
import type { Route } from './+types/comments-page';
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
    <ConsolePage title={say('comments.title')}>
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
          <LabelledTick
            label={say('comments.chooseAll')}
            checked={ids.length === list.content.length}
            onChange={(isTicked) => setChosen(isTicked ? list.content.map(({ id }) => id) : [])}
          />
          <ul className={layout.stack3} data-part="moderation">
            {list.content.map((comment) => (
              <li key={comment.id} className={box.card}>
                <div className={`${field.tick} ${styles.enclosed}`}>
                  <input
                    type="checkbox"
                    aria-label={say('comments.choose', { name: comment.by })}
                    checked={ids.includes(comment.id)}
                    onChange={({ target }) =>
                      setChosen(target.checked ? [...ids, comment.id] : ids.filter((id) => id !== comment.id))
                    }
                  />
                  <div className={layout.stack1}>
                    <p className={text.fine}>
                      <bdi>{comment.by}</bdi> <Moment at={comment.writtenAt} />
                      {comment.stars !== null && ` · ${say('comments.stars', { stars: comment.stars })}`}
                    </p>
                    <p className={styles.written}>{comment.text}</p>
                    <p className={text.fine}>
                      {say('comments.about')}{' '}
                      {comment.url ? (
                        <a href={comment.url} className={text.underlined}>
                          {comment.title}
                        </a>
                      ) : (
                        comment.title || say('comments.gone')
                      )}
                    </p>
                  </div>
                </div>
              </li>
            ))}
          </ul>
          <ActionBar>
            {state !== 'shown' && (
              <ActionButton isStrong onClick={() => decide('shown')}>
                {say('comments.show')}
              </ActionButton>
            )}
            {state !== 'refused' && (
              <ActionButton onClick={() => decide('refused')}>{say('comments.refuse')}</ActionButton>
            )}
            <ActionButton onClick={() => decide('deleted')}>{say('comments.delete')}</ActionButton>
          </ActionBar>
        </>
      )}
      <ConsolePages {...list} />
    </ConsolePage>
  );
}
