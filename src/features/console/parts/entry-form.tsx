import box from '../../../platform/ui/box.module.css';
import layout from '../../../platform/ui/layout.module.css';
import text from '../../../platform/ui/text.module.css';
import { ActionButton } from './console-page.tsx';
import { FormFields } from './form-fields.tsx';
import type { FieldsProps } from './inputs.tsx';
import styles from './tree-editor.module.css';
import { entryFormId } from './tree-editor.tsx';
import { useWord } from './use-console.ts';

interface Props extends FieldsProps {
  /** The id of its heading. */
  readonly id: string;
  readonly title: string | undefined;
  readonly hint?: string;
  readonly onTakeAway: () => void;
}

/** The form of the entry that is chosen in a tree. */
export function EntryForm({ id, title, hint, onTakeAway, ...fields }: Props) {
  const say = useWord();
  return (
    <section
      id={entryFormId}
      tabIndex={-1}
      className={`${box.card} ${layout.stack4} ${styles.form}`}
      aria-labelledby={id}
    >
      <h2 id={id} className={text.h3}>
        {title}
      </h2>
      {hint && <p className={text.fine}>{hint}</p>}
      <FormFields {...fields} />
      <div>
        <ActionButton onClick={onTakeAway}>{say('form.takeAway')}</ActionButton>
      </div>
    </section>
  );
}

/** Whether something is wrong in the fields at a place such as `entries.2.`. */
export const isWrongAt = (problems: FieldsProps['problems'], at: string): boolean =>
  Object.keys(problems).some((path) => path.startsWith(at));
