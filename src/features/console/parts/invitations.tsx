import { type FormEvent, useState } from 'react';
import type { OutputOf } from '../../../platform/contract/endpoint.ts';
import type { ConsoleRole } from '../../../platform/kernel/console-role.ts';
import { pageCall } from '../../../platform/shell/page-call.ts';
import { showToast } from '../../../platform/ui/behaviour/toasts.ts';
import buttons from '../../../platform/ui/button.module.css';
import { DataTable } from '../../../platform/ui/data-table.tsx';
import field from '../../../platform/ui/field.module.css';
import type { inviteColleague, listPeople, revokeInvitation } from '../people.contract.ts';
import styles from './console.module.css';
import { ActionButton, ConsoleSection } from './console-page.tsx';
import { LabelledLine, LabelledSelect } from './labelled.tsx';
import { Moment } from './moment.tsx';
import { useWord } from './use-console.ts';

interface Props {
  readonly invitations: OutputOf<typeof listPeople>['invitations'];
  readonly ofOperator: boolean;
  readonly onGone: () => void;
}

/** Invitations that nobody has taken up yet. */
export function Invitations({ invitations, ofOperator, onGone }: Props) {
  const say = useWord();
  if (invitations.length === 0) return null;
  const revoke = async (id: string) => {
    const answer = await pageCall()<typeof revokeInvitation>('POST /console/people/revoke', { id, ofOperator });
    if (answer.ok) onGone();
  };
  return (
    <ConsoleSection id={`invitations-${ofOperator}`} title={say('people.invitations')}>
      <DataTable
        rows={invitations}
        keyOf={({ id }) => id}
        part="invitations"
        columns={[
          { head: say('people.email'), isName: true, cell: ({ email }) => <bdi>{email}</bdi> },
          { head: say('people.role'), cell: ({ role }) => say.of('role', role) },
          { head: say('people.expires'), cell: ({ expires }) => <Moment at={expires} isDay /> },
          {
            head: say('people.revoke'),
            isHeadHidden: true,
            cell: ({ id }) => <ActionButton onClick={() => revoke(id)}>{say('people.revoke')}</ActionButton>,
          },
        ]}
      />
    </ConsoleSection>
  );
}

/** Invites someone by mail. */
export function InviteForm({ roles, onSent }: { readonly roles: readonly ConsoleRole[]; readonly onSent: () => void }) {
  const say = useWord();
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
    <ConsoleSection id={`invite-${roles.at(-1)}`} title={say('people.invite')} isLandmark={false}>
      <form
        className={`${field.form} ${styles.form}`}
        onSubmit={(event) => void send(event)}
        noValidate
        data-part="invite"
      >
        <LabelledLine
          label={say('people.email')}
          problem={problem}
          type="email"
          name="email"
          autoComplete="off"
          value={email}
          onChange={setEmail}
        />
        {roles.length > 1 && (
          <LabelledSelect
            label={say('people.role')}
            name="role"
            value={role}
            choices={roles.map((value) => ({ value, label: say.of('role', value) }))}
            onChange={setRole}
          />
        )}
        <p>
          <button type="submit" className={buttons.strong}>
            {say('people.send')}
          </button>
        </p>
      </form>
    </ConsoleSection>
  );
}
