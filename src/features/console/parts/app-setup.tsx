import { type FormEvent, useState } from 'react';
import type { OutputOf } from '../../../platform/contract/endpoint.ts';
import buttons from '../../../platform/ui/button.module.css';
import { pageCall } from '../../account/parts/page-call.ts';
import { sealedValues } from '../../account/parts/sealed-values.ts';
import { QrCode } from '../../navigation/parts/qr-code.tsx';
import type { beginProof } from '../contract.ts';
import { AppCodeForm } from './app-code-form.tsx';
import { useWord } from './desk.ts';
import styles from './form-fields.module.css';
import { LabelledInput } from './labelled.tsx';

/** Setting up an app that shows codes: the password, the picture to scan, the first code. */
export function AppSetup({ done }: { readonly done: () => void }) {
  const say = useWord();
  const [problem, setProblem] = useState<string>();
  const [begun, setBegun] = useState<OutputOf<typeof beginProof>>();

  async function begin(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // Read from the form: a password manager may have filled it before this page came alive.
    const [sealed = ''] = await sealedValues(String(new FormData(event.currentTarget).get('password')));
    const answer = await pageCall()<typeof beginProof>(
      'POST /console/proof/begin',
      { password: sealed },
      { quiet: true },
    );
    if (answer.ok) setBegun(answer.value);
    else setProblem(String(answer.failure.values?.message ?? ''));
  }

  if (begun)
    return (
      <>
        <p>{say('proof.scan')}</p>
        <QrCode address={begun.address} label={say('proof.picture')} />
        <p>
          {say('proof.orType')} <code translate="no">{begun.secret.match(/.{1,4}/g)?.join(' ')}</code>
        </p>
        <AppCodeForm done={done} />
      </>
    );
  return (
    <form method="post" className={styles.fields} onSubmit={(event) => void begin(event)} noValidate>
      <h2>{say('proof.setUp')}</h2>
      <LabelledInput label={say('proof.password')} problem={problem}>
        {(labelled) => <input {...labelled} type="password" name="password" autoComplete="current-password" />}
      </LabelledInput>
      <p>
        <button type="submit" className={buttons.strong}>
          {say('proof.begin')}
        </button>
      </p>
    </form>
  );
}
