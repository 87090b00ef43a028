import { type ReactNode, useId } from 'react';
import styles from './form-fields.module.css';

interface Labelled {
  readonly id: string;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-invalid'?: true | undefined;
}

interface Props {
  readonly label: ReactNode;
  readonly help?: string | undefined;
  readonly problem?: string | undefined;
  readonly required?: boolean | undefined;
  readonly children: (labelled: Labelled) => ReactNode;
}

/** A label, what helps, the input and what is wrong with it, tied together for eyes and screen readers. */
export function LabelledInput({ label, help, problem, required, children }: Props) {
  const id = useId();
  const described = [help && `${id}-help`, problem && `${id}-problem`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label}
        {required && <span aria-hidden="true"> *</span>}
      </label>
      {help && (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      )}
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': problem ? true : undefined })}
      {problem && (
        <p id={`${id}-problem`} className={styles.problem} data-part="field-problem">
          {problem}
        </p>
      )}
    </div>
  );
}

interface GroupProps {
  readonly legend: ReactNode;
  readonly help?: string | undefined;
  readonly problem?: string | undefined;
  readonly required?: boolean | undefined;
  readonly children: ReactNode;
}

/** The same for a field of several inputs. */
export function LabelledGroup({ legend, help, problem, required, children }: GroupProps) {
  const id = useId();
  const described = [help && `${id}-help`, problem && `${id}-problem`].filter(Boolean).join(' ');
  return (
    <fieldset className={styles.field} aria-describedby={described || undefined}>
      <legend>
        {legend}
        {required && <span aria-hidden="true"> *</span>}
      </legend>
      {help && (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      )}
      {children}
      {problem && (
        <p id={`${id}-problem`} className={styles.problem} data-part="field-problem">
          {problem}
        </p>
      )}
    </fieldset>
  );
}
