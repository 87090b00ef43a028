import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { OutputOf } from '../../../../platform/contract/endpoint.ts';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { useFrame } from '../../../../platform/shell/frame.ts';
import { useHref } from '../../../../platform/shell/href.ts';
import buttons from '../../../../platform/ui/button.module.css';
import field from '../../../../platform/ui/field.module.css';
import layout from '../../../../platform/ui/layout.module.css';
import type { getBinding, unbind } from '../binding.contract.ts';
import type { listPasskeys } from '../passkey.contract.ts';
import { AccountEntry, AccountSection, FoldedForm } from './account-section.tsx';
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
    <div className={layout.stack5} data-part="bindings" data-state={binding.state}>
      <AccountSection title={say('account.binding.mobile')}>
        <p>
          {mobileNo ? say('account.binding.mobileLinked', { mobile: mobileNo }) : say('account.binding.mobileUnlinked')}
        </p>
        {sms && (
          <FoldedForm action={say(mobileNo ? 'account.binding.changeMobile' : 'account.binding.linkMobile')}>
            <ChangeReceiverForm receiver="mobile" label={say('account.binding.mobile')} hasPassword={hasPassword} />
          </FoldedForm>
        )}
      </AccountSection>
      <AccountSection title={say('account.binding.password')}>
        <p>{say(hasPassword ? 'account.binding.passwordSet' : 'account.binding.passwordUnset')}</p>
        {binding.passwordIsOld && <p>{say('account.binding.passwordAdvice')}</p>}
        {hasPassword ? (
          <FoldedForm action={say('account.binding.changePassword')}>
            <PasswordForm userName={binding.userName} />
          </FoldedForm>
        ) : (
          <p>
            <a className={buttons.button} href={href('/forgetCode')}>
              {say('account.binding.setPassword')}
            </a>
          </p>
        )}
      </AccountSection>
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
  const { site } = useFrame();
  const [problem, setProblem] = useState('');
  const credential = useReauthentication(hasPassword);

  const link = async (provider: Provider): Promise<void> => {
    const refused = await depart(provider, 'bind', location.pathname + location.search);
    const needsCredential = refused && credential.isWanted(refused, () => link(provider));
    setProblem(needsCredential ? '' : String(refused?.values?.message ?? ''));
  };
  const toggle = async (provider: LinkedProvidersProps['providers'][number]): Promise<void> => {
    if (!provider.since) return link(provider);
    const answer = await askAccount<typeof unbind>('POST /api/unbind', { provider: provider.id });
    if (answer.ok) location.reload();
    else if (!credential.isWanted(answer.failure, () => toggle(provider)))
      setProblem(String(answer.failure.values?.message ?? ''));
  };

  return (
    <AccountSection title={say('account.binding.providers')} part="providers">
      <p role="alert" className={field.problems}>
        {problem}
      </p>
      {credential.form}
      <ul className={layout.stack2}>
        {providers.map((provider) => (
          <AccountEntry
            key={provider.id}
            name={provider.name}
            about={
              provider.since
                ? say('account.binding.linkedSince', {
                    date: formatDate(provider.since, { dateStyle: 'medium', timeZone: site.timeZone }),
                  })
                : say('account.binding.notLinked')
            }
          >
            <button type="button" className={buttons.button} onClick={() => void toggle(provider)}>
              {say(provider.since ? 'account.binding.unlinkProvider' : 'account.binding.linkProvider', {
                name: provider.name,
              })}
            </button>
          </AccountEntry>
        ))}
      </ul>
    </AccountSection>
  );
}
