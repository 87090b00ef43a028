import { useSay } from '../../../../platform/i18n/use-say.ts';
import type { Failure } from '../../../../platform/kernel/failure.ts';
import { AccountForm } from './account-form.tsx';
import { Field } from './field.tsx';
import { codeFound, textOf, useFormState } from './form-state.ts';

interface Props {
  readonly label: string;
  give(credential: { readonly appCode: string }): Promise<Failure | undefined>;
}

/** The six digits that an authenticator app shows. */
export function AppCodeForm({ label, give }: Props) {
  const say = useSay();
  const state = useFormState<'code'>(['code']);
  const send = async (values: FormData) => {
    const code = textOf(values, 'code').replaceAll(/\s/g, '');
    if (!state.accepts(codeFound(code))) return;
    const refused = await give({ appCode: code });
    if (refused) state.refuse(refused);
  };
  return (
    <AccountForm state={state} submit={say('ui.action.confirm')} send={send} label={label}>
      <Field
        name="code"
        label={say('account.credential.appCode')}
        problem={state.problems.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
      />
    </AccountForm>
  );
}
