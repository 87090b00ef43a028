import { useSay } from '../../../platform/i18n/use-say.ts';
import { emailProblem } from '../../../platform/kernel/person-rules.ts';
import buttons from '../../../platform/ui/button.module.css';
import type { changeEmail } from '../../account/contract.ts';
import styles from '../../account/parts/account-form.module.css';
import { AccountForm, textOf } from '../../account/parts/account-form.tsx';
import { askAccount } from '../../account/parts/ask-account.ts';
import { CodeField } from '../../account/parts/code-field.tsx';
import { Field } from '../../account/parts/field.tsx';
import { type Found, useFormState } from '../../account/parts/form-state.ts';
import { PasswordField } from '../../account/parts/password-field.tsx';
import { sealedValues } from '../../account/parts/sealed-values.ts';

const fields = ['email', 'code', 'password'] as const;
type Name = (typeof fields)[number];

interface Props {
  readonly email: string;
  readonly hasPassword: boolean;
}

/** The e-mail address of the account, and another one in its place. */
export function EmailSection({ email, hasPassword }: Props) {
  const say = useSay();
  return (
    <section className={styles.section} data-part="email">
      <h2>{say('account.field.email')}</h2>
      <p>{email ? <bdi>{email}</bdi> : say('membership.email.none')}</p>
      <details>
        <summary className={buttons.button}>{say(email ? 'membership.email.change' : 'membership.email.add')}</summary>
        <EmailForm hasPassword={hasPassword} />
      </details>
    </section>
  );
}

const emailFound = (email: string): Found<Name> => {
  const problem = emailProblem(email);
  return problem ? [{ field: 'email', problem }] : [];
};

function EmailForm({ hasPassword }: Pick<Props, 'hasPassword'>) {
  const say = useSay();
  const state = useFormState<Name>(fields);

  const receiver = () => {
    const given = state.form.current ? textOf(new FormData(state.form.current), 'email') : '';
    return state.accepts(emailFound(given)) ? given.trim() : undefined;
  };
  const send = async (values: FormData) => {
    const [email, code, password] = fields.map((field) => textOf(values, field)) as [string, string, string];
    const found: Found<Name> = [
      ...emailFound(email),
      ...(code.trim() === '' ? [{ field: 'code', problem: 'verificationCodeRequired' } as const] : []),
      ...(hasPassword && password === '' ? [{ field: 'password', problem: 'passwordRequired' } as const] : []),
    ];
    if (!state.accepts(found)) return;
    const [sealed = password] = hasPassword ? await sealedValues(password) : [];
    const answer = await askAccount<typeof changeEmail>('POST /api/changeEmail', {
      email: email.trim(),
      code: code.trim(),
      ...(hasPassword && { password: sealed }),
    });
    if (answer.ok) location.reload();
    else state.refuse(answer.failure);
  };

  return (
    <AccountForm state={state} submit={say('ui.action.save')} send={send} label={say('account.field.email')}>
      <Field
        name="email"
        label={say('account.field.email')}
        problem={state.problems.email}
        type="email"
        autoComplete="email"
        maxLength={254}
      />
      <CodeField
        purpose="changeEmail"
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
