import { Link } from 'react-router';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import type { FormStep } from '../domain/form.ts';
import styles from './form.module.css';

interface Props {
  readonly steps: readonly FormStep[];
  readonly current: FormStep;
  /** Steps with which something is still the matter. */
  readonly open: ReadonlySet<FormStep>;
  hrefOf(step: FormStep): string;
}

/** The steps of the form, each to be gone to at any time. */
export function StepList({ steps, current, open, hrefOf }: Props) {
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
