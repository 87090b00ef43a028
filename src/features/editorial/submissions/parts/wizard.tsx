import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { useHref } from '../../../../platform/shell/href.ts';
import buttons from '../../../../platform/ui/button.module.css';
import field from '../../../../platform/ui/field.module.css';
import layout from '../../../../platform/ui/layout.module.css';
import text from '../../../../platform/ui/text.module.css';
import { stepAt, stepOfProblem, stepsOf } from '../domain/form.ts';
import { sendingProblems } from '../domain/sending-problems.ts';
import { AboutStep, ReferencesStep } from './about-step.tsx';
import { AuthorsStep, type Me } from './authors-step.tsx';
import { CheckStep } from './check-step.tsx';
import { DeclarationsStep } from './declarations-step.tsx';
import { FileStep } from './file-step.tsx';
import styles from './form.module.css';
import { filesToSend, formAddress, type OwnSubmission } from './submission-view.ts';
import { useDraft } from './use-draft.ts';
import { SavedLine, Sent, StepList } from './wizard-parts.tsx';

interface Props {
  readonly submission: OwnSubmission;
  readonly journals: readonly { readonly id: string; readonly name: string }[];
  readonly me: Me;
  /** The step that the address names. */
  readonly tab: string | undefined;
}

/** The form of a submission: one step at a time, each with an address of its own. */
export function Wizard({ submission: first, journals, me, tab }: Props) {
  const say = useSay();
  const href = useHref();
  const navigate = useNavigate();
  const { draft, keeper } = useDraft(first);
  const [number, setNumber] = useState<string | null>(null);
  const { kind, id } = draft.submission;
  const steps = stepsOf(kind);
  const step = stepAt(kind, tab);
  const place = steps.indexOf(step);
  const heading = useFocusOnArrival(step);

  const problems = sendingProblems({
    kind,
    details: draft.details,
    guess: draft.submission.guess,
    files: filesToSend(draft.submission),
    lacksJournal: kind === 'manuscript' && journals.length > 1 && draft.journalId === null,
  });
  const hrefOf = (to: string) => href(formAddress(kind, id, to));
  const go = (to: string | undefined) => {
    void keeper.keep();
    if (to) void navigate(hrefOf(to));
  };

  if (number !== null) return <Sent id={id} number={number} isRevised={first.state === 'revision'} />;
  const props = { draft, keeper };
  return (
    <div className={layout.stack5} data-part="wizard" data-step={step}>
      <StepList steps={steps} current={step} open={new Set(problems.map(stepOfProblem))} hrefOf={hrefOf} />
      <div className={layout.stack5}>
        <div className={layout.spread}>
          <h2 ref={heading} className={`${text.h2} ${styles.heading}`} tabIndex={-1}>
            {say(`submissions.form.heading.${step}`)}
          </h2>
          <p className={text.fine}>{say('submissions.form.stepOf', { place: place + 1, count: steps.length })}</p>
        </div>
        {/* Stays while other steps are written: a large file goes on being sent. */}
        <div className={step === 'file' ? layout.stack5 : undefined} hidden={step !== 'file'}>
          <FileStep {...props} />
        </div>
        {step === 'about' && <AboutStep {...props} journals={journals} />}
        {step === 'authors' && <AuthorsStep {...props} me={me} />}
        {step === 'references' && <ReferencesStep {...props} />}
        {step === 'declarations' && <DeclarationsStep {...props} />}
        {step === 'check' && (
          <CheckStep
            {...props}
            problems={problems}
            journal={journals.find((journal) => journal.id === draft.journalId)?.name ?? null}
            hrefOf={hrefOf}
            sent={setNumber}
          />
        )}
        <SavedLine draft={draft} />
        <div className={field.actions} data-part="step-buttons">
          {place > 0 && (
            <button type="button" className={buttons.button} data-part="previous" onClick={() => go(steps[place - 1])}>
              {say('submissions.form.previous')}
            </button>
          )}
          {step !== 'check' && (
            <button type="button" className={buttons.strong} data-part="next" onClick={() => go(steps[place + 1])}>
              {say('submissions.form.next')}
            </button>
          )}
        </div>
      </div>
    </div>
  );
}

/** After a step the reader stands at its heading; whoever follows a problem stands at its field. */
function useFocusOnArrival(step: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const previous = useRef(step);
  const { state } = useLocation();
  const target = (state as { field?: string } | null)?.field;
  useEffect(() => {
    if (previous.current === step) return;
    previous.current = step;
    const part = target ? document.querySelector(`[data-field="${target}"]`) : null;
    const control = part?.querySelector<HTMLElement>('button, input, select, textarea, summary');
    (control || heading.current)?.focus();
    if (!control) scrollTo({ top: 0 });
  }, [step, target]);
  return heading;
}
