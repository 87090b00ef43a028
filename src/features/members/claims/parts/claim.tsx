import { useEffect, useState } from 'react';
import type { OutputOf } from '../../../../platform/contract/endpoint.ts';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { useHref } from '../../../../platform/shell/href.ts';
import { leaveMessageForNextPage } from '../../../../platform/shell/next-page-message.ts';
import { pageCall } from '../../../../platform/shell/page-call.ts';
import buttons from '../../../../platform/ui/button.module.css';
import { confirmed } from '../../../../platform/ui/confirm.ts';
import type { claimExpert, myClaim, releaseClaim } from '../contract.ts';
import styles from './claim.module.css';
import { OwnWordsForm } from './own-words-form.tsx';

type Own = OutputOf<typeof myClaim>;

/** For a member: "This is me", and correcting one's own page. */
export default function Claim({ expert }: { readonly expert: string }) {
  const say = useSay();
  const href = useHref();
  const [own, setOwn] = useState<Own>();
  useEffect(() => {
    void pageCall()<typeof myClaim>('GET /front/expert/claim/mine', { id: expert }, { quiet: true }).then(
      (answer) => answer.ok && setOwn(answer.value),
    );
  }, [expert]);

  /** The page shows what changed, so it comes anew. */
  const change = async (question: string, ask: () => Promise<{ readonly ok: boolean }>, told: string) => {
    const words = { confirm: say('ui.action.confirm'), cancel: say('ui.action.cancel') };
    if (!(await confirmed(question, words)) || !(await ask()).ok) return;
    leaveMessageForNextPage(told);
    location.reload();
  };
  const claim = () =>
    change(
      say('claims.confirm.claim'),
      () => pageCall()<typeof claimExpert>('POST /front/expert/claim', { id: expert }),
      say('claims.mine.title'),
    );
  const release = () =>
    change(
      say('claims.confirm.release'),
      () => pageCall()<typeof releaseClaim>('POST /front/expert/claim/release', { id: expert }),
      say('ui.success.delete'),
    );

  if (!own || own.state === 'none') return null;
  return (
    <section className={styles.claim} data-part="claim" data-state={own.state} data-print="no">
      {own.state === 'linkFirst' && (
        <p>
          {say('claims.linkFirst.text')} <a href={href('/personalAccount')}>{say('claims.linkFirst.action')}</a>
        </p>
      )}
      {own.state === 'claimable' && (
        <>
          <p>
            <strong>{say('claims.offer.title')}</strong> {say('claims.offer.text')}
          </p>
          <button type="button" className={buttons.strong} onClick={() => void claim()} data-part="claim-this">
            {say('claims.action.claim')}
          </button>
        </>
      )}
      {own.state === 'mine' && (
        <>
          <p>
            <strong>{say('claims.mine.title')}</strong>
          </p>
          <details>
            <summary className={buttons.button}>{say('claims.mine.edit')}</summary>
            <OwnWordsForm expert={expert} words={own} />
          </details>
          <button type="button" className={buttons.button} onClick={() => void release()} data-part="release-this">
            {say('claims.action.release')}
          </button>
        </>
      )}
    </section>
  );
}
