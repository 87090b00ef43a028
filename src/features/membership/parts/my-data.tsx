import { useState } from 'react';
import { useSay } from '../../../platform/i18n/use-say.ts';
import buttons from '../../../platform/ui/button.module.css';
import styles from '../../account/parts/account-form.module.css';
import { AccountForm, textOf } from '../../account/parts/account-form.tsx';
import { askAccount } from '../../account/parts/ask-account.ts';
import { CodeField } from '../../account/parts/code-field.tsx';
import { useFormState } from '../../account/parts/form-state.ts';
import { PasswordField } from '../../account/parts/password-field.tsx';
import { sealedValues } from '../../account/parts/sealed-values.ts';
import { useFrame } from '../../navigation/parts/frame.ts';
import { useHref } from '../../navigation/parts/href.ts';
import type { deleteAccount } from '../contract.ts';

/** Taking one's data along, and leaving for good. */
export function MyData({ hasPassword }: { readonly hasPassword: boolean }) {
  const say = useSay();
  return (
    <>
      <section className={styles.section} data-part="export-data">
        <h2>{say('membership.export.title')}</h2>
        <p>{say('membership.export.text')}</p>
        <p>
          <a className={buttons.button} href="/rc-pub/front/frontMembers/export" download>
            {say('membership.export.action')}
          </a>
        </p>
      </section>
      <section className={styles.section} data-part="delete-account">
        <h2>{say('membership.leave.title')}</h2>
        <p>{say('membership.leave.text')}</p>
        <p>{say('membership.leave.kept')}</p>
        <details>
          <summary className={buttons.button}>{say('membership.leave.action')}</summary>
          <LeaveForm hasPassword={hasPassword} />
        </details>
      </section>
    </>
  );
}

const fields = ['password', 'code'] as const;

function LeaveForm({ hasPassword }: { readonly hasPassword: boolean }) {
  const say = useSay();
  const href = useHref();
  const { home } = useFrame();
  const state = useFormState<(typeof fields)[number]>(fields);
  const [byCode, setByCode] = useState(!hasPassword);

  const send = async (values: FormData) => {
    const given = textOf(values, byCode ? 'code' : 'password');
    const problem = byCode ? 'verificationCodeRequired' : 'passwordRequired';
    if (!state.accepts(given === '' ? [{ field: byCode ? 'code' : 'password', problem }] : [])) return;
    const [sealed = given] = byCode ? [] : await sealedValues(given);
    const proof = byCode ? { code: given.trim() } : { password: sealed };
    const answer = await askAccount<typeof deleteAccount>('POST /front/frontMembers/delete', proof);
    if (answer.ok) location.assign(href(home));
    else state.refuse(answer.failure);
  };

  return (
    <AccountForm
      state={state}
      submit={say('membership.leave.confirm')}
      send={send}
      label={say('membership.leave.title')}
    >
      {byCode ? (
        <CodeField
          purpose="deleteAccount"
          problem={state.problems.code}
          alive={state.alive}
          receiver={() => ''}
          refuse={state.refuse}
          solving={state.setSolving}
        />
      ) : (
        <PasswordField
          name="password"
          label={say('account.field.password')}
          problem={state.problems.password}
          autoComplete="current-password"
        />
      )}
      {hasPassword && (
        <button type="button" className={buttons.button} onClick={() => setByCode(!byCode)}>
          {say(byCode ? 'membership.leave.byPassword' : 'membership.leave.byCode')}
        </button>
      )}
    </AccountForm>
  );
}
