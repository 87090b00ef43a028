import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import styles from './account-form.module.css';

export interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> {
  readonly name: string;
  readonly label: ReactNode;
  readonly problem?: string | undefined;
  readonly hint?: ReactNode;
  /** A button at the end of the field. */
  readonly beside?: ReactNode;
}

/** A labelled input that says what is wrong with it, to eyes and to screen readers. */
export function Field({ name, label, problem, hint, beside, ...input }: FieldProps) {
  const id = useId();
  const described = [problem && `${id}-problem`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.line}>
        <input
          id={id}
          name={name}
          aria-invalid={problem ? true : undefined}
          aria-describedby={described || undefined}
          {...input}
        />
        {beside}
      </div>
      {problem && (
        <p id={`${id}-problem`} className={styles.problem} data-part="field-problem">
          {problem}
        </p>
      )}
      {hint && (
        <div id={`${id}-hint`} className={styles.hint}>
          {hint}
        </div>
      )}
    </div>
  );
}
