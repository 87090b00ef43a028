import type { OutputOf } from '../../../../platform/contract/endpoint.ts';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { useHref } from '../../../../platform/shell/href.ts';
import buttons from '../../../../platform/ui/button.module.css';
import type { getBinding } from '../binding.contract.ts';
import type { listPasskeys } from '../passkey.contract.ts';
import styles from './account-form.module.css';
import { ChangeReceiverForm } from './change-receiver-form.tsx';
import { LinkedProviders } from './linked-providers.tsx';
import { PasskeyList } from './passkey-list.tsx';
import { PasswordForm } from './password-form.tsx';

interface AccountBindingsProps {
  readonly binding: OutputOf<typeof getBinding>;
  readonly passkeys: OutputOf<typeof listPasskeys>;
  readonly sms: boolean;
}

/** By what a member's account can be entered, and changing it: mobile linked or not, password set or not, providers, passkeys. */
export function AccountBindings({ binding, passkeys, sms }: AccountBindingsProps) {
  const say = useSay();
  const href = useHref();
  const { hasPassword, mobileNo } = binding;
  return (
    <div className={styles.form} data-part="bindings" data-state={binding.state}>
      <section className={styles.section}>
        <h2>{say('account.binding.mobile')}</h2>
        <p>
          {mobileNo ? say('account.binding.mobileLinked', { mobile: mobileNo }) : say('account.binding.mobileUnlinked')}
        </p>
        {sms && (
          <details>
            <summary className={buttons.button}>
              {say(mobileNo ? 'account.binding.changeMobile' : 'account.binding.linkMobile')}
            </summary>
            <ChangeReceiverForm receiver="mobile" label={say('account.binding.mobile')} hasPassword={hasPassword} />
          </details>
        )}
      </section>
      <section className={styles.section}>
        <h2>{say('account.binding.password')}</h2>
        <p>{say(hasPassword ? 'account.binding.passwordSet' : 'account.binding.passwordUnset')}</p>
        {binding.passwordIsOld && <p>{say('account.binding.passwordAdvice')}</p>}
        {hasPassword ? (
          <details>
            <summary className={buttons.button}>{say('account.binding.changePassword')}</summary>
            <PasswordForm userName={binding.userName} />
          </details>
        ) : (
          <p>
            <a className={buttons.button} href={href('/forgetCode')}>
              {say('account.binding.setPassword')}
            </a>
          </p>
        )}
      </section>
      {binding.providers.length > 0 && <LinkedProviders providers={binding.providers} hasPassword={hasPassword} />}
      <PasskeyList passkeys={passkeys} hasPassword={hasPassword} />
    </div>
  );
}
