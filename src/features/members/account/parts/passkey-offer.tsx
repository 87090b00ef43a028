import { useEffect, useRef, useState } from 'react';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import buttons from '../../../../platform/ui/button.module.css';
import type { listPasskeys } from '../passkey.contract.ts';
import styles from './account-form.module.css';
import { askAccount } from './ask-account.ts';

const declined = 'imprint-no-passkey';

/** Whether a passkey is worth an offer: the device can make one, there is none yet, and nobody said no. */
export async function isWorthAnOffer(): Promise<boolean> {
  if (!('PublicKeyCredential' in window) || localStorage.getItem(declined)) return false;
  const able = await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable().catch(() => false);
  if (!able) return false;
  const own = await askAccount<typeof listPasskeys>('GET /api/passkey/list', {});
  return own.ok && own.value.length === 0;
}

/** After a login by other means: the better way for next time. */
export function PasskeyOffer({ done }: { done(): void }) {
  const say = useSay();
  const [problem, setProblem] = useState('');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);

  const add = async () => {
    const { addPasskey } = await import('./passkey-device.ts');
    const outcome = await addPasskey();
    if (outcome === 'done') done();
    else setProblem(outcome === 'cancelled' ? say('account.passkey.cancelled') : String(outcome.values?.message ?? ''));
  };

  return (
    <section className={styles.form} data-part="passkey-offer">
      <h2 ref={title} tabIndex={-1}>
        {say('account.passkey.offer')}
      </h2>
      <p>{say('account.passkey.intro')}</p>
      <p role="alert" className={styles.general}>
        {problem}
      </p>
      <button type="button" className={buttons.strong} onClick={() => void add()}>
        {say('account.passkey.add')}
      </button>
      <button
        type="button"
        className={buttons.button}
        onClick={() => {
          localStorage.setItem(declined, 'yes');
          done();
        }}
      >
        {say('account.passkey.later')}
      </button>
    </section>
  );
}
