import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { leaveMessageForNextPage } from '../../../../platform/shell/next-page-message.ts';
import buttons from '../../../../platform/ui/button.module.css';
import field from '../../../../platform/ui/field.module.css';
import layout from '../../../../platform/ui/layout.module.css';
import text from '../../../../platform/ui/text.module.css';
import type { thirdBind } from '../binding.contract.ts';
import type { listPasskeys } from '../passkey.contract.ts';
import { askAccount } from './ask-account.ts';
import { nobodyWaits, whoWaits } from './third-party.ts';

interface AfterLoginProps {
  readonly back: string;
  /** What the page that comes next says. */
  readonly success: string;
  /** The forms, with what they do when someone is logged in. */
  children(done: () => Promise<void>): ReactNode;
}

/** Shows ways to log in; after one that needed typing it offers the better way, then it goes back. */
export function AfterLogin({ back, success, children }: AfterLoginProps) {
  const [offering, setOffering] = useState(false);
  const leave = () => void finishLogin(back, success);
  if (offering) return <PasskeyOffer done={leave} />;
  return children(async () => {
    if (await isWorthAnOffer()) setOffering(true);
    else await finishLogin(back, success);
  });
}

/** After a login: binds who came from a provider before it, then goes where the visitor wanted to be. */
async function finishLogin(back: string, success: string): Promise<void> {
  const one = whoWaits();
  if (one) {
    nobodyWaits();
    await askAccount<typeof thirdBind>('POST /api/thirdBind', { ticket: one.ticket });
  }
  leaveMessageForNextPage(success);
  location.assign(back);
}

const declined = 'imprint-no-passkey';

/** Whether a passkey is worth an offer: the device can make one, there is none yet, and nobody said no. */
async function isWorthAnOffer(): Promise<boolean> {
  if (!('PublicKeyCredential' in window) || localStorage.getItem(declined)) return false;
  const able = await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable().catch(() => false);
  if (!able) return false;
  const own = await askAccount<typeof listPasskeys>('GET /api/passkey/list', {});
  return own.ok && own.value.length === 0;
}

/** After a login by other means: the better way for next time. */
function PasskeyOffer({ done }: { done(): void }) {
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
    <section className={layout.stack4} data-part="passkey-offer">
      <h2 className={text.h3} ref={title} tabIndex={-1}>
        {say('account.passkey.offer')}
      </h2>
      <p>{say('account.passkey.intro')}</p>
      <p role="alert" className={field.problems}>
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
