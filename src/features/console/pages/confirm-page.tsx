import { useState } from 'react';
import type { OutputOf } from '../../../platform/contract/endpoint.ts';
import type { Failure } from '../../../platform/kernel/failure.ts';
import { pageCall } from '../../../platform/shell/page-call.ts';
import { QrCode } from '../../../platform/shell/qr-code.tsx';
import layout from '../../../platform/ui/layout.module.css';
import { AppCodeForm } from '../../members/account/parts/app-code-form.tsx';
import { PasskeyButton } from '../../members/account/parts/passkey-button.tsx';
import { useReauthentication } from '../../members/account/parts/reauthentication.tsx';
import type { beginSecondFactor, proveAgain } from '../contract.ts';
import { insideOnly } from '../domain/addresses.ts';
import styles from '../parts/console.module.css';
import { ActionButton, ConsolePage, ConsoleSection } from '../parts/console-page.tsx';
import { useParameters } from '../parts/in-language.tsx';
import { useConsole, useWord } from '../parts/use-console.ts';

/** /console/confirm: whoever can take a site away from its readers proves once more who they are, then goes on. */
export default function ConfirmPage() {
  const say = useWord();
  const { me } = useConsole();
  const parameters = useParameters();
  const goOn = () => location.assign(insideOnly(parameters.get('url'), location.origin));
  const hasNone = !me.factors.app && !me.factors.passkey;
  return (
    <ConsolePage
      part="confirm-identity"
      title={say('factor.title')}
      hint={say(hasNone ? 'factor.none' : 'factor.text')}
    >
      <div className={`${layout.stack4} ${styles.narrow}`}>
        {me.factors.passkey && (
          <div>
            <PasskeyButton isFactor done={goOn} />
          </div>
        )}
        {me.factors.app && <AppCodeForm label={say('factor.title')} give={provingByApp(goOn)} />}
        {hasNone && (
          <>
            <p>
              <a href="/personalAccount">{say('factor.addPasskey')}</a>
            </p>
            <AppSetup done={goOn} />
          </>
        )}
      </div>
    </ConsolePage>
  );
}

/** Setting up an app that shows codes: who one is once more, the picture to scan, the first code. */
function AppSetup({ done }: { readonly done: () => void }) {
  const say = useWord();
  const [problem, setProblem] = useState<string>();
  const [begun, setBegun] = useState<OutputOf<typeof beginSecondFactor>>();

  const credential = useReauthentication(true);

  async function begin(): Promise<void> {
    setProblem(undefined);
    const answer = await pageCall()<typeof beginSecondFactor>('POST /console/factor/begin', {}, { quiet: true });
    if (answer.ok) setBegun(answer.value);
    else if (!credential.isWanted(answer.failure, begin)) setProblem(String(answer.failure.values?.message ?? ''));
  }

  if (begun)
    return (
      <>
        <p>{say('factor.scan')}</p>
        <QrCode address={begun.address} label={say('factor.picture')} />
        <p>
          {say('factor.orType')} <code translate="no">{begun.secret.match(/.{1,4}/g)?.join(' ')}</code>
        </p>
        <AppCodeForm label={say('factor.setUp')} give={provingByApp(done)} />
      </>
    );
  return (
    <ConsoleSection id="set-up" title={say('factor.setUp')}>
      <p role="alert">{problem}</p>
      {credential.form}
      <p>
        <ActionButton isStrong onClick={begin}>
          {say('factor.begin')}
        </ActionButton>
      </p>
    </ConsoleSection>
  );
}

/** Shows a code of the app to the console; answers why it was refused. */
const provingByApp =
  (done: () => void) =>
  async ({ appCode }: { readonly appCode: string }): Promise<Failure | undefined> => {
    const answer = await pageCall()<typeof proveAgain>(
      'POST /console/factor/prove',
      { code: appCode },
      { quiet: true },
    );
    if (!answer.ok) return answer.failure;
    done();
    return undefined;
  };
