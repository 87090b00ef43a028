import { useState } from 'react';
import type { OutputOf } from '../../../platform/contract/endpoint.ts';
import buttons from '../../../platform/ui/button.module.css';
import { AppCodeForm } from '../../members/account/parts/app-code-form.tsx';
import { useFreshProof } from '../../members/account/parts/fresh-proof.tsx';
import { pageCall } from '../../members/account/parts/page-call.ts';
import { QrCode } from '../../sites/navigation/parts/qr-code.tsx';
import type { beginProof } from '../contract.ts';
import { useWord } from './use-console.ts';
import styles from './form-fields.module.css';
import { provingByApp } from './prove-by-app.ts';

/** Setting up an app that shows codes: who one is once more, the picture to scan, the first code. */
export function AppSetup({ done }: { readonly done: () => void }) {
  const say = useWord();
  const [problem, setProblem] = useState<string>();
  const [begun, setBegun] = useState<OutputOf<typeof beginProof>>();

  const proof = useFreshProof(true);

  async function begin(): Promise<void> {
    setProblem(undefined);
    const answer = await pageCall()<typeof beginProof>('POST /console/proof/begin', {}, { quiet: true });
    if (answer.ok) setBegun(answer.value);
    else if (!proof.isWanted(answer.failure, begin)) setProblem(String(answer.failure.values?.message ?? ''));
  }

  if (begun)
    return (
      <>
        <p>{say('proof.scan')}</p>
        <QrCode address={begun.address} label={say('proof.picture')} />
        <p>
          {say('proof.orType')} <code translate="no">{begun.secret.match(/.{1,4}/g)?.join(' ')}</code>
        </p>
        <AppCodeForm label={say('proof.setUp')} give={provingByApp(done)} />
      </>
    );
  return (
    <section className={styles.fields}>
      <h2>{say('proof.setUp')}</h2>
      <p role="alert">{problem}</p>
      {proof.form}
      <p>
        <button type="button" className={buttons.strong} onClick={() => void begin()}>
          {say('proof.begin')}
        </button>
      </p>
    </section>
  );
}
