import { useEffect, useRef, useState } from 'react';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import type { Failure } from '../../../../platform/kernel/failure.ts';
import type { confirmIdentity } from '../session.contract.ts';
import styles from './account-form.module.css';
import { AppCodeForm } from './app-code-form.tsx';
import { askAccount } from './ask-account.ts';
import { type OwnFactor, OwnFactorForm } from './own-factor-form.tsx';
import { PasskeyButton } from './passkey-button.tsx';

const askable = ['reauthenticationRequired', 'bothFactorsRequired', 'secondFactorRequired'] as const;
type Wanted = (typeof askable)[number];

/** Where a call wants to know once more who asks: the form for it, after which the call is sent again. */
export function useReauthentication(hasPassword: boolean) {
  const [asked, setAsked] = useState<{ readonly wanted: Wanted; readonly again: () => Promise<void> | void }>();
  return {
    /** Whether a refusal was that; the form then stands where `form` is put. */
    isWanted({ code }: Failure, again: () => Promise<void> | void): boolean {
      const wanted = askable.find((one) => one === code);
      if (wanted) setAsked({ wanted, again });
      return wanted !== undefined;
    },
    form: asked && (
      <Reauthentication
        key={asked.wanted}
        wanted={asked.wanted}
        hasPassword={hasPassword}
        proven={() => {
          setAsked(undefined);
          void asked.again();
        }}
      />
    ),
  };
}

const why = {
  reauthenticationRequired: 'account.credential.why',
  bothFactorsRequired: 'account.credential.both',
  secondFactorRequired: 'account.credential.strong',
} as const;

interface Props {
  readonly wanted: Wanted;
  readonly hasPassword: boolean;
  proven(): void;
}

function Reauthentication({ wanted, hasPassword, proven }: Props) {
  const say = useSay();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const give = async (credential: OwnFactor | { readonly appCode: string }) => {
    const answer = await askAccount<typeof confirmIdentity>('POST /api/confirmIdentity', credential);
    if (!answer.ok) return answer.failure;
    proven();
    return undefined;
  };
  const words = say('account.credential.title');
  return (
    <section className={styles.proof} data-part="fresh-proof">
      <h3 ref={title} tabIndex={-1}>
        {words}
      </h3>
      <p>{say(why[wanted])}</p>
      {wanted === 'secondFactorRequired' ? (
        <>
          <PasskeyButton isFactor done={proven} />
          <AppCodeForm label={words} give={give} />
        </>
      ) : (
        <OwnFactorForm
          purpose="confirm"
          hasPassword={hasPassword}
          needsBoth={wanted === 'bothFactorsRequired'}
          submit={say('ui.action.confirm')}
          label={words}
          give={give}
        />
      )}
    </section>
  );
}
