import { useEffect, useState } from 'react';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import buttons from '../../../../platform/ui/button.module.css';
import field from '../../../../platform/ui/field.module.css';

interface Props {
  /** Whoever is logged in already confirms with it that it is they. */
  readonly isFactor?: boolean;
  done(): Promise<void> | void;
}

/** Logging in with a passkey; there only where the browser knows them. */
export function PasskeyButton({ isFactor = false, done }: Props) {
  const say = useSay();
  const [offered, setOffered] = useState(false);
  const [problem, setProblem] = useState('');
  useEffect(() => setOffered('PublicKeyCredential' in window), []);
  if (!offered) return null;

  const login = async () => {
    setProblem('');
    const { loginWithPasskey } = await import('./passkey-device.ts');
    const outcome = await loginWithPasskey();
    if (outcome === 'done') await done();
    else setProblem(outcome === 'cancelled' ? say('account.passkey.cancelled') : String(outcome.values?.message ?? ''));
  };

  return (
    <>
      <button type="button" className={buttons.button} onClick={() => void login()} data-part="passkey-login">
        {say(isFactor ? 'account.credential.byPasskey' : 'account.login.byPasskey')}
      </button>
      <p role="alert" className={field.problems}>
        {problem}
      </p>
    </>
  );
}
