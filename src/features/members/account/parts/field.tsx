import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import field from '../../../../platform/ui/field.module.css';
import layout from '../../../../platform/ui/layout.module.css';
import styles from './account-form.module.css';

export interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> {
  readonly name: string;
  readonly label: ReactNode;
  readonly problem?: string | undefined;
  readonly hint?: ReactNode;
  /** A button at the end of the field. */
  readonly action?: ReactNode;
}

/** A labelled input that says what is wrong with it, to eyes and to screen readers. */
export function Field({ name, label, problem, hint, action, ...input }: FieldProps) {
  const id = useId();
  const described = [problem && `${id}-problem`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={field.field}>
      <label htmlFor={id}>{label}</label>
      <div className={`${layout.row2} ${styles.line}`}>
        <input
          id={id}
          name={name}
          aria-invalid={problem ? true : undefined}
          aria-describedby={described || undefined}
          {...input}
        />
        {action}
      </div>
      {problem && (
        <p id={`${id}-problem`} className={field.problem} data-part="field-problem">
          {problem}
        </p>
      )}
      {hint && (
        <div id={`${id}-hint`} className={field.help}>
          {hint}
        </div>
      )}
    </div>
  );
}

interface ReceiverFieldProps {
  /** Whether codes go to phones here; else to addresses alone. */
  readonly sms: boolean;
  readonly problem: string | undefined;
}

/** Where a code is sent to. */
export function ReceiverField({ sms, problem }: ReceiverFieldProps) {
  const say = useSay();
  return (
    <Field
      name="receiver"
      label={say(sms ? 'account.field.receiver' : 'account.field.email')}
      problem={problem}
      type={sms ? 'text' : 'email'}
      inputMode={sms ? undefined : 'email'}
      autoComplete={sms ? 'tel-national' : 'email'}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
    />
  );
}
