import { useEffect, useRef, useState } from 'react';
import { AccessWays } from '../../../../features/access/parts/access-ways.tsx';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { useHref } from '../../../../platform/shell/href.ts';
import box from '../../../../platform/ui/box.module.css';
import buttons from '../../../../platform/ui/button.module.css';
import layout from '../../../../platform/ui/layout.module.css';
import { SplicedBody } from '../../../../platform/ui/spliced-body.tsx';
import text from '../../../../platform/ui/text.module.css';
import styles from './changes.module.css';
import { ChangesAside } from './changes-aside.tsx';
import type { ChangesView } from './changes-view.ts';

interface Props {
  readonly changes: ChangesView;
}

/** The text with what was deleted and inserted, or why it is not here. */
export function ChangedText({ changes }: Props) {
  const { redline, summary } = changes;
  return redline && summary ? <Redline redline={redline} summary={summary} /> : <WithoutRedline changes={changes} />;
}

function Redline({
  redline,
  summary,
}: {
  readonly redline: NonNullable<ChangesView['redline']>;
  readonly summary: NonNullable<ChangesView['summary']>;
}) {
  const page = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState(0);
  const { changes: count } = summary;
  useEffect(() => {
    const ended = new AbortController();
    void import('./walk-changes.ts').then(({ walkChanges }) => {
      if (!page.current || ended.signal.aborted) return;
      walkChanges(page.current, { count, signal: ended.signal, tell: setPlace });
      page.current.dataset.awake = '';
    });
    return () => ended.abort();
  }, [count]);
  return (
    <div ref={page} className={styles.text} data-part="redline">
      <ChangesAside summary={summary} />
      <div className={styles.column}>
        {count > 0 && <Steps place={place} count={count} />}
        <SplicedBody identity={redline.sha256} lang={redline.lang} dir={redline.dir} />
      </div>
    </div>
  );
}

/** Before any script has run they lead to the first change and to the last. */
function Steps({ place, count }: { readonly place: number; readonly count: number }) {
  const say = useSay();
  return (
    <div className={styles.steps} data-part="change-steps" data-print="no">
      <a className={buttons.button} href={`#change-${count}`} data-step="previous">
        {say('article.changes.previous')}
      </a>
      <a className={buttons.button} href="#change-1" data-step="next">
        {say('article.changes.next')}
      </a>
      <p className={text.fine} role="status" data-part="change-place">
        {place > 0 ? say('article.changes.place', { number: place, count }) : say('article.changes.count', { count })}
      </p>
      <p className={`${text.fine} ${styles.keys}`}>{say('article.changes.keys')}</p>
    </div>
  );
}

const reasons = {
  same: 'article.changes.same',
  missing: 'article.changes.missing',
  impossible: 'article.changes.impossible',
  preparing: 'article.changes.preparing',
  ready: 'article.changes.preparing',
} as const;

function WithoutRedline({ changes: { state, refusal, opensAt, address } }: Props) {
  const say = useSay();
  const href = useHref();
  if (state === 'closed')
    return (
      <section className={`${box.notice} ${layout.stack2}`} data-part="changes-closed">
        <p>{say('article.changes.closed')}</p>
        {refusal && <p>{refusal}</p>}
        <AccessWays opensAt={opensAt} />
      </section>
    );
  return (
    <p className={box.remark} role="note" data-part="changes-state" data-state={state}>
      {say(reasons[state])}{' '}
      {state === 'preparing' && (
        <a className={text.underlined} href={href(address)}>
          {say('article.changes.again')}
        </a>
      )}
    </p>
  );
}
