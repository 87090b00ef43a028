import { useSay } from '../../../../platform/i18n/use-say.ts';
import { containsUserName, hasPasswordLength, hasWhitespace } from '../domain/password-rules.ts';
import styles from './account-form.module.css';

interface PasswordRulesProps {
  readonly password: string;
  readonly userName: string;
}

/** What a password needs, ticked off while it is written. */
export function PasswordRules({ password, userName }: PasswordRulesProps) {
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
      <ul className={styles.rules}>
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
