import { useState } from 'react';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { leaveMessageForNextPage } from '../../../../platform/shell/next-page-message.ts';
import { pageCall } from '../../../../platform/shell/page-call.ts';
import buttons from '../../../../platform/ui/button.module.css';
import type { takeSignOn } from '../session.contract.ts';
import styles from './account-form.module.css';

interface SignOnOfferProps {
  readonly signOn: string;
  readonly userName: string;
  readonly back: string;
}

/** Asks whoever came by a link that would log them in: it may be somebody else's. */
export function SignOnOffer({ signOn, userName, back }: SignOnOfferProps) {
  const say = useSay();
  const [problem, setProblem] = useState('');
  async function goOn() {
    const answer = await pageCall()<typeof takeSignOn>('POST /api/signOn/take', { signOn });
    if (!answer.ok || !answer.value.taken) return setProblem(say('account.signOn.over'));
    leaveMessageForNextPage(say('ui.success.login'));
    location.assign(back);
  }
  return (
    <div className={styles.section} data-part="sign-on-offer">
      <p>{say('account.signOn.asks', { name: userName })}</p>
      <p>{say('account.signOn.warns')}</p>
      <button type="button" className={buttons.strong} onClick={() => void goOn()}>
        {say('account.signOn.goOn', { name: userName })}
      </button>
      <p role="alert" className={styles.general}>
        {problem}
      </p>
      <a href={back}>{say('account.signOn.stay')}</a>
    </div>
  );
}
