import type { ComponentProps } from 'react';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import type { Failure } from '../../../../platform/kernel/failure.ts';
import { emailProblem, mobileProblem } from '../../../../platform/kernel/person-rules.ts';
import type { Result } from '../../../../platform/kernel/result.ts';
import type { changeEmail, changeMobile } from '../contract.ts';
import { AccountForm } from './account-form.tsx';
import { askAccount, type SealedValue, sealedValues } from './ask-account.ts';
import { CodeField } from './code-field.tsx';
import { Field } from './field.tsx';
import { codeFound, type Found, requiredFound, textOf, useFormState } from './form-state.ts';
import { PasswordField } from './password-field.tsx';
import { useReauthentication } from './reauthentication.tsx';

const fields = ['receiver', 'code', 'password'] as const;
type Name = (typeof fields)[number];

interface Proof {
  readonly code: string;
  readonly password?: SealedValue;
}

interface Receiver {
  readonly purpose: 'changeMobile' | 'changeEmail';
  readonly input: Pick<ComponentProps<typeof Field>, 'type' | 'autoComplete' | 'maxLength'>;
  problemOf(given: string): ReturnType<typeof mobileProblem>;
  change(receiver: string, credential: Proof): Promise<Result<unknown, Failure>>;
}

const receivers = {
  mobile: {
    purpose: 'changeMobile',
    input: { type: 'tel', autoComplete: 'tel-national', maxLength: 20 },
    problemOf: mobileProblem,
    change: (mobile, credential) =>
      askAccount<typeof changeMobile>('POST /api/changeMobile', { mobile, ...credential }),
  },
  email: {
    purpose: 'changeEmail',
    input: { type: 'email', autoComplete: 'email', maxLength: 254 },
    problemOf: emailProblem,
    change: (email, credential) => askAccount<typeof changeEmail>('POST /api/changeEmail', { email, ...credential }),
  },
} as const satisfies Record<string, Receiver>;

interface Props {
  readonly receiver: keyof typeof receivers;
  readonly label: string;
  readonly hasPassword: boolean;
}

/** Links a mobile number or an e-mail address to the account, or another one in its place. */
export function ChangeReceiverForm({ receiver, label, hasPassword }: Props) {
  const say = useSay();
  const state = useFormState<Name>(fields);
  const credential = useReauthentication(hasPassword);
  const { purpose, input, problemOf, change }: Receiver = receivers[receiver];

  const receiverFound = (given: string): Found<Name> => {
    const problem = problemOf(given);
    return problem ? [{ field: 'receiver', problem }] : [];
  };

  const send = async (values: FormData): Promise<void> => {
    const [to, code, password] = fields.map((field) => textOf(values, field)) as [string, string, string];
    const found: Found<Name> = [
      ...receiverFound(to),
      ...codeFound(code),
      ...(hasPassword ? requiredFound('password', password, 'passwordRequired') : []),
    ];
    if (!state.accepts(found)) return;
    const [sealed = password] = hasPassword ? await sealedValues(password) : [];
    const answer = await change(to.trim(), { code: code.trim(), ...(hasPassword && { password: sealed }) });
    if (answer.ok) location.reload();
    else if (!credential.isWanted(answer.failure, () => send(values))) state.refuse(answer.failure);
  };

  return (
    <>
      {credential.form}
      <AccountForm state={state} submit={say('ui.action.save')} send={send} label={label}>
        <Field
          name="receiver"
          label={say(receiver === 'mobile' ? 'account.field.mobile' : 'account.field.email')}
          problem={state.problems.receiver}
          {...input}
        />
        <CodeField purpose={purpose} state={state} receiver={() => state.valueOf('receiver', receiverFound)?.trim()} />
        {hasPassword && (
          <PasswordField
            name="password"
            label={say('account.field.password')}
            problem={state.problems.password}
            autoComplete="current-password"
          />
        )}
      </AccountForm>
    </>
  );
}
