import { useEffect, useState } from 'react';
import type { OutputOf } from '../../../platform/contract/endpoint.ts';
import { pageCall } from '../../../platform/shell/page-call.ts';
import { showToast } from '../../../platform/ui/behaviour/toasts.ts';
import layout from '../../../platform/ui/layout.module.css';
import text from '../../../platform/ui/text.module.css';
import type { bringBack, getItemState, publishIssue } from '../../editorial/publishing/contract.ts';
import { ActionButton, ConsoleSection } from './console-page.tsx';
import { Link } from './in-language.tsx';
import { NoticeForm, WithdrawForm } from './item-forms.tsx';
import { publishDraftsOf } from './publish-document.ts';
import { useTextFor, useWord } from './use-console.ts';

interface Props {
  readonly id: string;
  /** What the page loaded: when that is new, so may be what can be done. */
  readonly loaded: unknown;
  /** Called when something was done that the page shows elsewhere. */
  readonly onDone: () => void;
}

/** What can be done to a published item beyond its form: take it back, bring it back, say that it was corrected or retracted. */
export function ItemActions({ id, loaded, onDone }: Props) {
  const say = useWord();
  const textFor = useTextFor();
  const [state, setState] = useState<OutputOf<typeof getItemState> | null>(null);
  const load = async () => {
    const answer = await pageCall()<typeof getItemState>('GET /console/item/state', { id });
    if (answer.ok) setState(answer.value);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is asked again when the page shows another item, or was loaded anew
  useEffect(() => void load(), [id, loaded]);
  if (!state) return null;
  const { kind, status, withdrawnOn, notices, versions, waiting, scheduled } = state;

  async function done(words: string) {
    showToast({ text: words, kind: 'success' });
    await load();
    onDone();
  }

  async function comeBack() {
    const answer = await pageCall()<typeof bringBack>('POST /console/item/bringBack', { id });
    if (answer.ok) await done(say('item.done'));
  }

  async function publishAll() {
    const held = await publishDraftsOf(id);
    if (held) {
      await load();
      onDone();
      return showToast({ text: say.of('item.publishIssue.held', held.kind), kind: 'error' });
    }
    const answer = await pageCall()<typeof publishIssue>('POST /console/item/publishIssue', { id });
    if (answer.ok) await done(say('item.publishIssue.done', { count: answer.value.published }));
  }

  return (
    <ConsoleSection id="item-actions" title={say('item.actions')} part="item-actions">
      <p role="status">
        {status === 'withdrawn'
          ? say('item.state.withdrawn', { date: withdrawnOn ?? '' })
          : say.of('item.state', status)}
      </p>
      {kind === 'issue' && (waiting > 0 || status === 'draft') && (
        <div className={layout.row3}>
          <p>
            {say('item.publishIssue.text', { count: waiting })}
            {scheduled > 0 && ` ${say('item.publishIssue.scheduled', { count: scheduled })}`}
          </p>
          <ActionButton isStrong onClick={publishAll}>
            {say('item.publishIssue')}
          </ActionButton>
        </div>
      )}
      {withdrawnOn && (
        <div>
          <ActionButton onClick={comeBack}>{say('item.bringBack')}</ActionButton>
        </div>
      )}
      {kind === 'article' && status !== 'draft' && (
        <NoticeForm item={state} onDone={() => void done(say('item.done'))} />
      )}
      {status === 'published' && <WithdrawForm item={state} onDone={() => void done(say('item.done'))} />}
      {notices.length > 0 && (
        <ConsoleSection id="item-notices" level={3} title={say('item.notices')}>
          <ul className={layout.stack2}>
            {notices.map((notice) => (
              <li key={`${notice.id} ${notice.type}`} className={layout.line}>
                <Link to={`/console/edit/article/${notice.id}`}>{textFor(notice.titles)}</Link>
                <small className={text.muted}>
                  {say.of('item.notice', notice.type)} {notice.publishedOn}
                </small>
              </li>
            ))}
          </ul>
        </ConsoleSection>
      )}
      {versions.length > 0 && (
        <ConsoleSection id="item-versions" level={3} title={say('item.versions')}>
          <ul className={layout.stack2}>
            {versions.map(({ number, publishedOn, hasText, titles }) => (
              <li key={number} className={layout.line}>
                {say('item.version', { number })} <bdi>{textFor(titles)}</bdi>
                <small className={text.muted}>
                  {publishedOn} {!hasText && say('item.version.noText')}
                </small>
              </li>
            ))}
          </ul>
        </ConsoleSection>
      )}
    </ConsoleSection>
  );
}
