import { type FormEvent, useState } from 'react';
import type { ConsoleRole } from '../../../platform/kernel/console-role.ts';
import { pageCall } from '../../../platform/shell/page-call.ts';
import { showToast } from '../../../platform/ui/behaviour/toasts.ts';
import buttons from '../../../platform/ui/button.module.css';
import type { inviteColleague } from '../people.contract.ts';
import styles from './form-fields.module.css';
import { LabelledInput } from './labelled.tsx';
import { useWord, useWordOf } from './use-console.ts';

/** Invites someone by mail. */
export function InviteForm({ roles, onSent }: { readonly roles: readonly ConsoleRole[]; readonly onSent: () => void }) {
  const say = useWord();
  const sayOf = useWordOf();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<ConsoleRole>(roles.at(-1) ?? 'moderator');
  const [problem, setProblem] = useState<string>();

  async function send(event: FormEvent) {
    event.preventDefault();
    const answer = await pageCall()<typeof inviteColleague>(
      'POST /console/people/invite',
      { email, role },
      { quiet: true },
    );
    if (!answer.ok) return setProblem(String(answer.failure.values?.message ?? ''));
    setProblem(undefined);
    setEmail('');
    showToast({ text: say('people.sent'), kind: 'success' });
    onSent();
  }

  return (
    <form className={styles.fields} onSubmit={(event) => void send(event)} noValidate data-part="invite">
      <h2>{say('people.invite')}</h2>
      <LabelledInput label={say('people.email')} problem={problem}>
        {(labelled) => (
          <input
            {...labelled}
            type="email"
            name="email"
            autoComplete="off"
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
        )}
      </LabelledInput>
      {roles.length > 1 && (
        <LabelledInput label={say('people.role')}>
          {(labelled) => (
            <select
              {...labelled}
              name="role"
              value={role}
              onChange={({ target }) => setRole(target.value as ConsoleRole)}
            >
              {roles.map((one) => (
                <option key={one} value={one}>
                  {sayOf('role', one)}
                </option>
              ))}
            </select>
          )}
        </LabelledInput>
      )}
      <p>
        <button type="submit" className={buttons.strong}>
          {say('people.send')}
        </button>
      </p>
    </form>
  );
}
