import { type ReactNode, useEffect, useRef } from 'react';
import { FormattedTime } from 'react-intl';
import { Link } from 'react-router';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { useHref } from '../../../../platform/shell/href.ts';
import box from '../../../../platform/ui/box.module.css';
import buttons from '../../../../platform/ui/button.module.css';
import field from '../../../../platform/ui/field.module.css';
import layout from '../../../../platform/ui/layout.module.css';
import text from '../../../../platform/ui/text.module.css';
import type { FormStep } from '../domain/form.ts';
import { unlooked } from '../domain/sending-problems.ts';
import type { GuessedPart } from '../domain/submission.ts';
import type { Draft } from './draft-keeper.ts';
import styles from './form.module.css';
import type { StepProps } from './use-draft.ts';

interface StepsProps {
  readonly steps: readonly FormStep[];
  readonly current: FormStep;
  /** Steps with which something is still the matter. */
  readonly open: ReadonlySet<FormStep>;
  hrefOf(step: FormStep): string;
}

/** The steps of the form, each to be gone to at any time. */
export function StepList({ steps, current, open, hrefOf }: StepsProps) {
  const say = useSay();
  return (
    <nav className={styles.steps} aria-label={say('submissions.form.steps')} data-part="steps">
      <ol>
        {steps.map((step) => (
          <li key={step}>
            <Link
              to={hrefOf(step)}
              aria-current={step === current ? 'step' : undefined}
              data-done={step !== 'check' && !open.has(step) ? '' : undefined}
            >
              <span>{say(`submissions.form.step.${step}`)}</span>
              {step !== 'check' && !open.has(step) && (
                <span data-visually-hidden="">{say('submissions.form.stepDone')}</span>
              )}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Whether what was written is safe. */
export function SavedLine({ draft: { keeping, savedAt } }: { readonly draft: Draft }) {
  const say = useSay();
  return (
    <>
      <p
        className={keeping === 'failed' ? text.error : text.fine}
        role="status"
        data-part="keeping"
        data-keeping={keeping}
      >
        {keeping === 'saved' &&
          (savedAt ? (
            <>
              {say('submissions.form.savedAt')}{' '}
              <FormattedTime value={savedAt} hour="2-digit" minute="2-digit" hourCycle="h23" />
            </>
          ) : (
            say('submissions.form.savesItself')
          ))}
        {(keeping === 'unsaved' || keeping === 'saving') && say('ui.state.saving')}
        {keeping === 'failed' && say('submissions.form.tryingAgain')}
      </p>
      {keeping === 'changed' && (
        <div className={`${layout.stack2} ${field.problems}`} role="alert" data-part="changed">
          <p>{say('submissions.form.changed')}</p>
          <p>
            <button type="button" className={buttons.button} onClick={() => location.reload()}>
              {say('ui.action.reload')}
            </button>
          </p>
        </div>
      )}
    </>
  );
}

interface SentProps {
  readonly id: string;
  readonly number: string;
  readonly isRevised: boolean;
}

/** It arrived: what it is called from now on, and what happens next. */
export function Sent({ id, number, isRevised }: SentProps) {
  const say = useSay();
  const href = useHref();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={layout.stack4} data-part="sent">
      <h2 ref={heading} className={`${text.h2} ${styles.heading}`} tabIndex={-1}>
        {say('ui.success.submit')}
      </h2>
      <p role="status">{say(isRevised ? 'submissions.form.sent.again' : 'submissions.form.sent.text', { number })}</p>
      <p>{say('submissions.form.sent.next')}</p>
      <p>
        <a className={buttons.strong} href={href(`/personal?menu=submission&childId=${id}`)}>
          {say('submissions.form.sent.follow')}
        </a>
      </p>
    </div>
  );
}

interface GuessedProps extends StepProps {
  readonly part: GuessedPart;
  /** What the part is called, for the button. */
  readonly name: string;
  readonly children: ReactNode;
}

/** A part of the form that a file may have filled: until its author has looked at it, it says so. */
export function Guessed({ part, draft, keeper, name, children }: GuessedProps) {
  const say = useSay();
  const fields = useRef<HTMLDivElement>(null);
  const isUnlooked = unlooked(draft.submission.guess, draft.details.looked).includes(part);
  return (
    <div
      ref={fields}
      className={`${layout.stack4} ${styles.guessed}`}
      data-field={part}
      data-unlooked={isUnlooked ? '' : undefined}
    >
      {isUnlooked && (
        <div className={`${layout.spread} ${box.notice}`} data-part="look">
          <p className={layout.grow}>{say('submissions.form.guessed')}</p>
          <button
            type="button"
            className={buttons.button}
            aria-label={say('submissions.form.looksRightNamed', { name })}
            onClick={() => {
              keeper.confirm(part);
              // The button goes; whoever pressed it by key goes on from the part.
              fields.current?.querySelector<HTMLElement>('input, textarea, summary')?.focus();
            }}
          >
            {say('submissions.form.looksRight')}
          </button>
        </div>
      )}
      {children}
    </div>
  );
}
