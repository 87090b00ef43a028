import { useState } from 'react';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import layout from '../../../../platform/ui/layout.module.css';
import { containsUserName, hasPasswordLength, hasWhitespace } from '../domain/password-rules.ts';
import styles from './account-form.module.css';
import { Field, type FieldProps } from './field.tsx';

interface PasswordFieldProps extends Omit<FieldProps, 'type' | 'action' | 'hint'> {
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
      action={
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

interface PasswordRulesProps {
  readonly password: string;
  readonly userName: string;
}

/** What a password needs, ticked off while it is written. */
function PasswordRules({ password, userName }: PasswordRulesProps) {
  const say = useSay();
  const written = password !== '';
  const rules = [
    ['account.password.length', hasPasswordLength(password)],
    ['account.password.digit', /\d/.test(password)],
    ['account.password.upper', /[A-Z]/.test(password)],
    ['account.password.lower', /[a-z]/.test(password)],
    ['account.password.noSpace', written && !hasWhitespace(password)],
    ['account.password.noName', written && !containsUserName(password, userName)],
  ] as const;
  return (
    <>
      <span>{say('account.password.rules')}</span>
      <ul className={`${layout.line} ${styles.rules}`}>
        {rules.map(([rule, met]) => (
          <li key={rule} data-met={met || undefined}>
            {say(rule)}
            <span data-visually-hidden=""> ({say(met ? 'account.password.met' : 'account.password.notMet')})</span>
          </li>
        ))}
      </ul>
    </>
  );
}
