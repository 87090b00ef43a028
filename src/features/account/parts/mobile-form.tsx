import { useSay } from '../../../platform/i18n/use-say.ts';
import { mobileProblem } from '../../../platform/kernel/person-rules.ts';
import type { changeMobile } from '../contract.ts';
import { codeProblem } from '../domain/code-rules.ts';
import { AccountForm, textOf } from './account-form.tsx';
import { askAccount } from './ask-account.ts';
import { CodeField } from './code-field.tsx';
import { Field } from './field.tsx';
import { type Found, useFormState } from './form-state.ts';
import { PasswordField } from './password-field.tsx';
import { sealedValues } from './sealed-values.ts';

const fields = ['mobile', 'code', 'password'] as const;
type Name = (typeof fields)[number];

const mobileFound = (mobile: string): Found<Name> => {
  const problem = mobileProblem(mobile);
  return problem ? [{ field: 'mobile', problem }] : [];
};

/** Links a mobile number to the account, or another one in its place. */
export function MobileForm({ hasPassword }: { readonly hasPassword: boolean }) {
  const say = useSay();
  const state = useFormState<Name>(fields);

  const receiver = () => {
    const given = state.form.current ? textOf(new FormData(state.form.current), 'mobile') : '';
    return state.accepts(mobileFound(given)) ? given : undefined;
  };

  const send = async (values: FormData) => {
    const [mobile, code, password] = fields.map((field) => textOf(values, field)) as [string, string, string];
    const wrongCode = codeProblem(code);
    const found: Found<Name> = [
      ...mobileFound(mobile),
      ...(wrongCode ? [{ field: 'code' as const, problem: wrongCode }] : []),
      ...(hasPassword && password === '' ? [{ field: 'password', problem: 'passwordRequired' } as const] : []),
    ];
    if (!state.accepts(found)) return;
    const [sealed = password] = hasPassword ? await sealedValues(password) : [];
    const answer = await askAccount<typeof changeMobile>('POST /api/changeMobile', {
      mobile,
      code: code.trim(),
      ...(hasPassword && { password: sealed }),
    });
    if (answer.ok) location.reload();
    else state.refuse(answer.failure);
  };

  return (
    <AccountForm state={state} submit={say('ui.action.save')} send={send} label={say('account.binding.mobile')}>
      <Field
        name="mobile"
        label={say('account.field.mobile')}
        problem={state.problems.mobile}
        type="tel"
        autoComplete="tel-national"
        maxLength={20}
      />
      <CodeField
        purpose="changeMobile"
        problem={state.problems.code}
        alive={state.alive}
        receiver={receiver}
        refuse={state.refuse}
        solving={state.setSolving}
      />
      {hasPassword && (
        <PasswordField
          name="password"
          label={say('account.field.password')}
          problem={state.problems.password}
          autoComplete="current-password"
        />
      )}
    </AccountForm>
  );
}
