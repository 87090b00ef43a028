import { useState } from 'react';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import styles from './account-form.module.css';
import { Field, type FieldProps } from './field.tsx';
import { PasswordRules } from './password-rules.tsx';

interface PasswordFieldProps extends Omit<FieldProps, 'type' | 'beside' | 'hint'> {
  /** Shows the rules, and which of them are met, while a new password is written under this user name. */
  readonly rulesFor?: string | undefined;
}

/** A password that can be looked at. Pasting is welcome: password managers do it. */
export function PasswordField({ rulesFor, ...field }: PasswordFieldProps) {
  const say = useSay();
  const [visible, setVisible] = useState(false);
  const [written, setWritten] = useState('');
  return (
    <Field
      {...field}
      type={visible ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      onInput={(event) => rulesFor !== undefined && setWritten(event.currentTarget.value)}
      hint={rulesFor === undefined ? undefined : <PasswordRules password={written} userName={rulesFor} />}
      beside={
        <button
          type="button"
          className={styles.reveal}
          aria-pressed={visible}
          aria-label={say(visible ? 'account.password.hide' : 'account.password.show')}
          onClick={() => setVisible(!visible)}
        >
          <svg
            viewBox="0 0 24 24"
            width="20"
            height="20"
            aria-hidden="true"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.6"
          >
            <path d="M2 12s3.6-7 10-7 10 7 10 7-3.6 7-10 7S2 12 2 12Z" />
            <circle cx="12" cy="12" r="3" />
            {visible && <path d="M3 3l18 18" />}
          </svg>
        </button>
      }
    />
  );
}
