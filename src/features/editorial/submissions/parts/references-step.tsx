import { useSay } from '../../../../platform/i18n/use-say.ts';
import { referencesIn } from '../domain/form.ts';
import styles from './form.module.css';
import { Guessed } from './guessed.tsx';
import { ListField } from './list-field.tsx';
import type { StepProps } from './step-props.ts';

/** What it cites, one work a line. */
export function ReferencesStep({ draft, keeper }: StepProps) {
  const say = useSay();
  const { references } = draft.details;
  return (
    <Guessed part="references" name={say('submissions.form.step.references')} draft={draft} keeper={keeper}>
      <ListField
        label={say('submissions.form.references.label')}
        hint={say('submissions.form.references.hint')}
        entries={references}
        rows={16}
        between={'\n'}
        dir="auto"
        read={(text) => referencesIn(text).slice(0, 2_000)}
        change={(entries) => keeper.change({ references: entries })}
      />
      <p className={styles.hint} role="status">
        {say('submissions.form.references.count', { count: references.length })}
      </p>
    </Guessed>
  );
}
