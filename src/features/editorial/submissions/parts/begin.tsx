import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { textFor } from '../../../../platform/kernel/text.ts';
import { useFrame } from '../../../../platform/shell/frame.ts';
import { useHref } from '../../../../platform/shell/href.ts';
import { useLoginAddress } from '../../../../platform/shell/login-address.ts';
import { Moment } from '../../../../platform/shell/moment.tsx';
import { pageCall } from '../../../../platform/shell/page-call.ts';
import box from '../../../../platform/ui/box.module.css';
import buttons from '../../../../platform/ui/button.module.css';
import { confirmed } from '../../../../platform/ui/confirm.ts';
import layout from '../../../../platform/ui/layout.module.css';
import text from '../../../../platform/ui/text.module.css';
import type { beginSubmission, discardSubmission } from '../contract.ts';
import type { SubmissionKind } from '../domain/submission.ts';
import { formAddress, type SubmissionLine } from './submission-view.ts';

interface Props {
  readonly kind: SubmissionKind;
  /** What the member began and did not send yet. */
  readonly drafts: readonly SubmissionLine[];
}

/** For members: go on with what was begun, or begin. */
export function Begin({ kind, drafts }: Props) {
  const say = useSay();
  const href = useHref();
  const navigate = useNavigate();
  const { language, site } = useFrame();
  const [gone, setGone] = useState<readonly string[]>([]);
  const [isBusy, setBusy] = useState(false);
  const left = drafts.filter(({ id }) => !gone.includes(id));
  const titleOf = ({ titles }: SubmissionLine) =>
    textFor(titles, language, site.defaultLanguage) || say('submissions.state.untitled');

  const begin = async () => {
    setBusy(true);
    const answer = await pageCall()<typeof beginSubmission>('POST /front/submission/begin', { kind });
    if (answer.ok) await navigate(href(formAddress(kind, answer.value.id)));
    setBusy(false);
  };
  const discard = async (line: SubmissionLine) => {
    const question = say('submissions.door.discardAsk', { title: titleOf(line) });
    if (!(await confirmed(question, { confirm: say('submissions.door.discard'), cancel: say('ui.action.cancel') })))
      return;
    const answer = await pageCall()<typeof discardSubmission>('POST /front/submission/discard', { id: line.id });
    if (answer.ok) setGone((before) => [...before, line.id]);
  };

  return (
    <section className={`${layout.stack4} ${text.measure}`} data-part="begin">
      {left.length > 0 && (
        <>
          <h2 className={text.h2}>{say('submissions.door.drafts')}</h2>
          <ul className={box.entries}>
            {left.map((line) => (
              <li key={line.id} className={layout.spread}>
                <div className={layout.grow}>
                  <a className={text.strong} href={href(formAddress(kind, line.id))}>
                    <bdi>{titleOf(line)}</bdi>
                  </a>
                  <p className={text.fine}>
                    {say(`submissions.state.${line.state}`)} · <Moment at={line.changedAt} />
                  </p>
                </div>
                {line.state === 'draft' && (
                  <button
                    type="button"
                    className={buttons.button}
                    aria-label={say('submissions.door.discardNamed', { title: titleOf(line) })}
                    onClick={() => void discard(line)}
                  >
                    {say('submissions.door.discard')}
                  </button>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {left.length === 0 && <DoorPoints kind={kind} />}
      <p>
        <button
          type="button"
          className={left.length > 0 ? buttons.button : buttons.strong}
          disabled={isBusy}
          data-part="begin-new"
          onClick={() => void begin()}
        >
          {say(left.length > 0 ? `submissions.door.beginAnother.${kind}` : `submissions.door.begin.${kind}`)}
        </button>
      </p>
    </section>
  );
}

const points = ['file', 'save', 'status'] as const;

/** What it is about, in three lines. */
function DoorPoints({ kind }: { readonly kind: SubmissionKind }) {
  const say = useSay();
  return (
    <ol className={`${layout.stack3} ${text.marked}`}>
      {points.map((point) => (
        <li key={point}>{say(point === 'file' ? `submissions.door.file.${kind}` : `submissions.door.${point}`)}</li>
      ))}
    </ol>
  );
}

/** For visitors: submitting is for members. */
export function Door({ kind }: { readonly kind: SubmissionKind }) {
  const say = useSay();
  const login = useLoginAddress();
  return (
    <section className={`${layout.stack4} ${text.measure}`} data-part="door">
      <DoorPoints kind={kind} />
      <p>{say('submissions.door.login')}</p>
      <p>
        <a className={buttons.strong} href={login} data-part="door-login">
          {say('ui.action.signIn')}
        </a>
      </p>
    </section>
  );
}
