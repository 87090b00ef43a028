import { useEffect, useId, useState } from 'react';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { success } from '../../../../platform/kernel/result.ts';
import { useFrame } from '../../../../platform/shell/frame.ts';
import field from '../../../../platform/ui/field.module.css';
import layout from '../../../../platform/ui/layout.module.css';
import { AccountForm } from '../../account/parts/account-form.tsx';
import { askAccount } from '../../account/parts/ask-account.ts';
import { SentCodeField } from '../../account/parts/code-field.tsx';
import { Field } from '../../account/parts/field.tsx';
import { type FormState, textOf, useFormState } from '../../account/parts/form-state.ts';
import type { sendSubscribeCode, subscribe } from '../contract.ts';
import { type AlertKind, alertKinds, topicsOf } from '../domain/alert.ts';
import { codeProblem, emailProblem, type SubscriptionProblem, topicsProblem } from '../domain/subscription-rules.ts';
import { carriedEmail } from './carried-email.ts';
import { ColumnChoice, type ColumnOption, KeywordChips, keywordsOf, TypeChoice } from './topic-choices.tsx';

const fields = ['type', 'keywords', 'columns', 'email', 'code'] as const;

interface Props {
  readonly columns: readonly ColumnOption[];
  /** What is chosen when the page opens. */
  readonly first: { readonly types: readonly AlertKind[]; readonly keywords: readonly string[] };
  readonly journal: string | null;
  /** Addresses that the member confirmed before need no code. */
  readonly confirmed: readonly string[];
  done(email: string): void;
}

export function SubscribeForm({ columns, first, journal, confirmed, done }: Props) {
  const say = useSay();
  const { enabled } = useFrame();
  const state = useFormState(fields);
  const typeProblem = useId();
  const [types, setTypes] = useState(first.types);

  useEffect(() => {
    const input = state.form.current?.elements.namedItem('email');
    const given = carriedEmail();
    if (given && input instanceof HTMLInputElement) input.value = given;
  }, [state.form]);

  const foundIn = (values: FormData) => ({
    email: textOf(values, 'email'),
    code: textOf(values, 'code'),
    keywords: keywordsOf(values),
    columns: values.getAll('columns').map(String),
  });
  const show = (problems: readonly (SubscriptionProblem | undefined)[]) => {
    const found = problems.filter((problem) => problem !== undefined);
    // Of several boxes with one name, the first is where to begin.
    if (found[0]) state.form.current?.querySelector<HTMLInputElement>(`[name="${found[0].field}"]`)?.focus();
    return state.accepts(found.map(({ field: name, code }) => ({ field: name, problem: code })));
  };

  const email = () => {
    const given = state.form.current ? textOf(new FormData(state.form.current), 'email') : '';
    return show([emailProblem(given)]) ? given : undefined;
  };

  const send = async (values: FormData) => {
    const { email: to, code, ...chosen } = foundIn(values);
    const isConfirmed = confirmed.includes(to.trim().toLowerCase());
    const wrong = [
      topicsProblem(types, topicsOf({ types, ...chosen })),
      emailProblem(to),
      isConfirmed ? undefined : codeProblem(code),
    ];
    if (!show(wrong)) return;
    const answer = await askAccount<typeof subscribe>('POST /front/frontMembers/subscribe', {
      email: to,
      code,
      type: [...types],
      ...chosen,
      ...(journal && { publicationIndexId: journal }),
    });
    if (answer.ok) done(to.trim());
    else state.refuse(answer.failure);
  };

  return (
    <AccountForm state={state} submit={say('alerts.form.submit')} send={send} part="subscribe" noScript={null}>
      <fieldset className={field.field} aria-describedby={state.problems.type ? typeProblem : undefined}>
        <legend>{say('alerts.form.types')}</legend>
        <div className={layout.stack2}>
          {alertKinds
            .filter((type) => type !== 'online-first' || enabled.onlineFirst)
            .map((type) => (
              <TypeChoice
                key={type}
                type={type}
                checked={types.includes(type)}
                choose={(isChosen) => setTypes(isChosen ? [...types, type] : types.filter((other) => other !== type))}
              >
                {type === 'keywords' && <KeywordChips first={first.keywords} problem={state.problems.keywords} />}
                {type === 'column' && <ColumnChoice columns={columns} problem={state.problems.columns} />}
              </TypeChoice>
            ))}
        </div>
        {state.problems.type && (
          <p id={typeProblem} role="alert" className={field.problem} data-part="field-problem">
            {state.problems.type}
          </p>
        )}
      </fieldset>
      <Field
        name="email"
        type="email"
        label={say('alerts.form.email')}
        problem={state.problems.email}
        autoComplete="email"
        inputMode="email"
        dir="ltr"
        defaultValue={confirmed[0]}
      />
      <MailedCode state={state} email={email} />
    </AccountForm>
  );
}

interface MailedCodeProps {
  readonly state: FormState<'code'>;
  email(): string | undefined;
}

/** The code by which a reader proves that the address is theirs. */
function MailedCode({ state, email }: MailedCodeProps) {
  const say = useSay();
  const ask = async (to: string) => {
    const answer = await askAccount<typeof sendSubscribeCode>(
      'POST /front/frontMembers/sendSubscribeCode',
      { email: to },
      { captcha: true, solving: state.setSolving },
    );
    return answer.ok ? success(answer.value.seconds) : answer;
  };
  const words = {
    label: say('alerts.form.code'),
    hint: say('alerts.form.codeHint'),
    sent: say('alerts.form.sent'),
    button: (_sending: boolean, seconds: number) =>
      seconds > 0 ? say('alerts.form.sendAgain', { seconds }) : say('alerts.form.sendCode'),
  };
  return <SentCodeField state={state} words={words} receiver={email} ask={ask} />;
}
