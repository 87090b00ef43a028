import type { ReactNode } from 'react';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import buttons from '../../../../platform/ui/button.module.css';
import field from '../../../../platform/ui/field.module.css';
import type { FormState } from './form-state.ts';

interface AccountFormProps {
  readonly state: FormState<string>;
  readonly submit: string;
  readonly children: ReactNode;
  readonly label?: string;
  readonly part?: string;
  /** What is said where scripts are off. */
  readonly noScript?: ReactNode;
  send(values: FormData): Promise<void>;
}

/** The frame of every form of accounts: what is wrong, the fields, one button. */
export function AccountForm({ state, submit, children, label, part, noScript, send }: AccountFormProps) {
  const say = useSay();
  const { form, general, busy, solving, alive } = state;
  return (
    <form
      ref={form}
      className={field.form}
      // Before the page is alive nothing may be sent; if it were, not in an address.
      method="post"
      noValidate
      aria-label={label}
      data-part={part}
      // What is being mended is not called wrong any longer.
      onInput={({ target }) => target instanceof HTMLInputElement && state.clear(target.name)}
      onSubmit={(event) => {
        event.preventDefault();
        const values = new FormData(event.currentTarget);
        void state.run(() => send(values));
      }}
    >
      <div role="alert" className={field.problems} data-part="form-problem">
        {general}
      </div>
      {children}
      <button type="submit" className={buttons.strong} disabled={!alive || busy}>
        {busy ? say('account.form.sending') : submit}
      </button>
      <p role="status" data-visually-hidden={solving ? undefined : ''}>
        {solving ? say('account.captcha.working') : ''}
      </p>
      <noscript>{noScript === undefined ? <p>{say('account.login.needsScript')}</p> : noScript}</noscript>
    </form>
  );
}
