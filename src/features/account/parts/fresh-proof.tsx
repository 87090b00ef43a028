import { useEffect, useRef, useState } from 'react';
import { useSay } from '../../../platform/i18n/use-say.ts';
import type { Failure } from '../../../platform/kernel/failure.ts';
import type { confirmIdentity } from '../session.contract.ts';
import styles from './account-form.module.css';
import { askAccount } from './ask-account.ts';
import { type OwnProof, OwnProofForm } from './own-proof-form.tsx';

/** Where a call wants to know once more who asks: the form for it, after which the call is sent again. */
export function useFreshProof(hasPassword: boolean) {
  const [again, setAgain] = useState<() => Promise<void>>();
  return {
    /** Whether a refusal was that; the form then stands where `form` is put. */
    isWanted({ code }: Failure, retry: () => Promise<void>): boolean {
      if (code !== 'freshProofRequired') return false;
      setAgain(() => retry);
      return true;
    },
    form: again && (
      <FreshProof
        hasPassword={hasPassword}
        proven={() => {
          setAgain(undefined);
          void again();
        }}
      />
    ),
  };
}

function FreshProof({ hasPassword, proven }: { readonly hasPassword: boolean; proven(): void }) {
  const say = useSay();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const give = async (proof: OwnProof) => {
    const answer = await askAccount<typeof confirmIdentity>('POST /api/confirmIdentity', proof);
    if (!answer.ok) return answer.failure;
    proven();
    return undefined;
  };
  const words = say('account.proof.title');
  return (
    <section className={styles.proof} data-part="fresh-proof">
      <h3 ref={title} tabIndex={-1}>
        {words}
      </h3>
      <p>{say('account.proof.why')}</p>
      <OwnProofForm
        purpose="confirm"
        hasPassword={hasPassword}
        submit={say('ui.action.confirm')}
        label={words}
        give={give}
      />
    </section>
  );
}
