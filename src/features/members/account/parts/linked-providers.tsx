import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import buttons from '../../../../platform/ui/button.module.css';
import type { unbind } from '../binding.contract.ts';
import styles from './account-form.module.css';
import { askAccount } from './ask-account.ts';
import { depart, type Provider } from './depart.ts';
import { useReauthentication } from './reauthentication.tsx';

interface LinkedProvidersProps {
  readonly providers: readonly { readonly id: string; readonly name: string; readonly since: string | null }[];
  readonly hasPassword: boolean;
}

/** The other providers at which the member can prove who they are, each to be linked or unlinked. */
export function LinkedProviders({ providers, hasPassword }: LinkedProvidersProps) {
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
