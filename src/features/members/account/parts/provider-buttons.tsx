import { useEffect, useState } from 'react';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import buttons from '../../../../platform/ui/button.module.css';
import styles from './account-form.module.css';
import { depart, type Provider } from './depart.ts';

interface ProviderButtonsProps {
  readonly providers: readonly Provider[];
  readonly back: string;
}

/** Other apps at which one can prove who one is. */
export function ProviderButtons({ providers, back }: ProviderButtonsProps) {
  const say = useSay();
  const [problem, setProblem] = useState('');
  const [alive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  return (
    <>
      {providers.map((provider) => (
        <button
          key={provider.id}
          type="button"
          className={buttons.button}
          data-provider={provider.id}
          disabled={!alive}
          onClick={async () => {
            const refused = await depart(provider, 'login', back);
            setProblem(String(refused?.values?.message ?? ''));
          }}
        >
          {say('account.login.byProvider', { name: provider.name })}
        </button>
      ))}
      <p role="alert" className={styles.general}>
        {problem}
      </p>
    </>
  );
}
