import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { OutputOf } from '../../../../platform/contract/endpoint.ts';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { useHref } from '../../../../platform/shell/href.ts';
import buttons from '../../../../platform/ui/button.module.css';
import type { getBinding, unbind } from '../binding.contract.ts';
import type { listPasskeys } from '../passkey.contract.ts';
import styles from './account-form.module.css';
import { askAccount } from './ask-account.ts';
import { ChangeReceiverForm } from './change-receiver-form.tsx';
import { PasskeyList } from './passkey-list.tsx';
import { PasswordForm } from './password-form.tsx';
import { useReauthentication } from './reauthentication.tsx';
import { depart, type Provider } from './third-party.ts';

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

interface LinkedProvidersProps {
  readonly providers: readonly { readonly id: string; readonly name: string; readonly since: string | null }[];
  readonly hasPassword: boolean;
}

/** The other providers at which the member can prove who they are, each to be linked or unlinked. */
function LinkedProviders({ providers, hasPassword }: LinkedProvidersProps) {
  const say = useSay();
  const { formatDate } = useIntl();
  const [problem, setProblem] = useState('');
  const credential = useReauthentication(hasPassword);

  const link = async (provider: Provider): Promise<void> => {
    const refused = await depart(provider, 'bind', location.pathname + location.search);
    const isAsked = refused && credential.isWanted(refused, () => link(provider));
    setProblem(isAsked ? '' : String(refused?.values?.message ?? ''));
  };
  const toggle = async (provider: LinkedProvidersProps['providers'][number]): Promise<void> => {
    if (!provider.since) return link(provider);
    const answer = await askAccount<typeof unbind>('POST /api/unbind', { provider: provider.id });
    if (answer.ok) location.reload();
    else if (!credential.isWanted(answer.failure, () => toggle(provider)))
      setProblem(String(answer.failure.values?.message ?? ''));
  };

  return (
    <section className={styles.section} data-part="providers">
      <h2>{say('account.binding.providers')}</h2>
      <p role="alert" className={styles.general}>
        {problem}
      </p>
      {credential.form}
      <ul className={styles.others}>
        {providers.map((provider) => (
          <li key={provider.id} className={styles.row}>
            <div>
              <strong>{provider.name}</strong>
              <p>
                {provider.since
                  ? say('account.binding.linkedSince', {
                      date: formatDate(provider.since, { dateStyle: 'medium', timeZone: 'UTC' }),
                    })
                  : say('account.binding.notLinked')}
              </p>
            </div>
            <button type="button" className={buttons.button} onClick={() => void toggle(provider)}>
              {say(provider.since ? 'account.binding.unlinkProvider' : 'account.binding.linkProvider', {
                name: provider.name,
              })}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
