import { useState } from 'react';
import { pageCall } from '../../../platform/shell/page-call.ts';
import { showToast } from '../../../platform/ui/behaviour/toasts.ts';
import box from '../../../platform/ui/box.module.css';
import { confirmed } from '../../../platform/ui/confirm.ts';
import field from '../../../platform/ui/field.module.css';
import layout from '../../../platform/ui/layout.module.css';
import text from '../../../platform/ui/text.module.css';
import type { decideSubmission } from '../../editorial/submissions/editorial.contract.ts';
import { ActionButton } from './console-page.tsx';
import { FoldedForm } from './folded-form.tsx';
import { LabelledGroup, LabelledText } from './labelled.tsx';
import type { ActionProps } from './submission-view.ts';
import { useWord } from './use-console.ts';

const decisions = ['ask-revision', 'accept', 'decline'] as const;
type Decision = (typeof decisions)[number];

/** Decides with a letter. Each decision has a draft of its own, which stays as it was edited. */
export function SubmissionDecide({ submission, onDone }: ActionProps) {
  const say = useWord();
  const { id, number, revision, steps, letters, language, reviews } = submission;
  const [decision, setDecision] = useState<Decision | null>(null);
  const [written, setWritten] = useState<Partial<Record<Decision, string>>>({});
  const [isChanged, setChanged] = useState(false);
  const offered = decisions.filter((one) => steps.includes(one));
  const awaited = reviews.filter(({ state }) => state === 'asked' || state === 'agreed').length;
  const letter = decision ? (written[decision] ?? letters[decision]) : '';

  /** Something happened since the page was opened: it is looked at first, and what was written stays. */
  const reload = () => {
    setChanged(false);
    onDone();
  };

  async function submit() {
    if (!decision) return;
    const words = { confirm: say.of('submission.decide', decision), cancel: say('form.cancel') };
    const question = {
      accept: 'submission.decide.confirm.accept',
      decline: 'submission.decide.confirm.decline',
    } as const;
    const values = { number: number ?? '' };
    if (decision !== 'ask-revision' && !(await confirmed(say(question[decision], values), words))) return;
    const wanted = { id, revision, decision, letter };
    const answer = await pageCall()<typeof decideSubmission>('POST /console/submission/decide', wanted, {
      quiet: true,
    });
    if (answer.ok) {
      showToast({ text: say('submission.done'), kind: 'success' });
      setDecision(null);
      setWritten({});
    } else if (answer.failure.code === 'submissionChanged') return setChanged(true);
    else showToast({ text: String(answer.failure.values?.message ?? ''), kind: 'notice' });
    onDone();
  }

  return (
    <FoldedForm
      title={say('submission.decide')}
      part="decide"
      action={decision ? say.of('submission.decide.do', decision) : ''}
      isStrong
      onSubmit={submit}
    >
      {awaited > 0 && (
        <p>{awaited === 1 ? say('submission.decide.open.one') : say('submission.decide.open', { count: awaited })}</p>
      )}
      <LabelledGroup legend={say('submission.decide.which')}>
        {offered.map((one) => (
          <label key={one} className={field.tick}>
            <input type="radio" name="decision" checked={decision === one} onChange={() => setDecision(one)} />
            <span className={layout.stack1}>
              {say.of('submission.decide', one)}
              <small className={text.fine}>{say.of('submission.decide', `${one}.text`)}</small>
            </span>
          </label>
        ))}
      </LabelledGroup>
      {decision && (
        <>
          <LabelledText
            label={say('submission.decide.letter')}
            help={say('submission.decide.text', { language: say.of('language', language) })}
            rows={16}
            required
            maxLength={20_000}
            dir="auto"
            value={letter}
            onChange={(changed) => setWritten({ ...written, [decision]: changed })}
          />
          {isChanged && (
            <div className={`${box.warning} ${layout.row3}`} role="alert" data-part="submission-changed">
              <p>{say('submission.changedMeanwhile')}</p>
              <ActionButton onClick={reload}>{say('submission.reload')}</ActionButton>
            </div>
          )}
        </>
      )}
    </FoldedForm>
  );
}
