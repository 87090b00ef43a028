import { type FormEvent, useState } from 'react';
import buttons from '../../../platform/ui/button.module.css';
import { pageCall } from '../../account/parts/page-call.ts';
import type { proveAgain } from '../contract.ts';
import { useWord } from './desk.ts';
import styles from './form-fields.module.css';
import { LabelledInput } from './labelled.tsx';

/** The six digits that an authenticator app shows. */
export function AppCodeForm({ done }: { readonly done: () => void }) {
  const say = useWord();
  const [problem, setProblem] = useState<string>();

  async function prove(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = String(new FormData(event.currentTarget).get('code')).replaceAll(/\s/g, '');
    if (!/^\d{6}$/.test(given)) return setProblem(say('proof.sixDigits'));
    const answer = await pageCall()<typeof proveAgain>('POST /console/proof/prove', { code: given }, { quiet: true });
    if (answer.ok) return done();
    setProblem(String(answer.failure.values?.message ?? ''));
  }

  return (
    <form method="post" className={styles.fields} onSubmit={(event) => void prove(event)} noValidate>
      <LabelledInput label={say('proof.code')} problem={problem}>
        {(labelled) => <input {...labelled} type="text" name="code" inputMode="numeric" autoComplete="one-time-code" />}
      </LabelledInput>
      <p>
        <button type="submit" className={buttons.strong}>
          {say('proof.confirm')}
        </button>
      </p>
    </form>
  );
}
