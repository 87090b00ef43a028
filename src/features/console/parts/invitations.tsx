import { type FormEvent, useState } from 'react';
import type { OutputOf } from '../../../platform/contract/endpoint.ts';
import type { ConsoleRole } from '../../../platform/kernel/console-role.ts';
import { pageCall } from '../../../platform/shell/page-call.ts';
import { showToast } from '../../../platform/ui/behaviour/toasts.ts';
import buttons from '../../../platform/ui/button.module.css';
import { confirmed } from '../../../platform/ui/confirm.ts';
import { DataTable } from '../../../platform/ui/data-table.tsx';
import field from '../../../platform/ui/field.module.css';
import type { inviteColleague, listPeople, revokeInvitation } from '../people.contract.ts';
import styles from './console.module.css';
import { ActionButton, ConsoleSection } from './console-page.tsx';
import { FoldedForm } from './folded-form.tsx';
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

/** Sends an invitation; answers why it was refused. */
async function invite(email: string, role: ConsoleRole): Promise<string | undefined> {
  const wanted = { email, role };
  const answer = await pageCall()<typeof inviteColleague>('POST /console/people/invite', wanted, { quiet: true });
  return answer.ok ? undefined : String(answer.failure.values?.message ?? '');
}

interface InviteProps {
  readonly onSent: () => void;
}

/** The address of an invitation, and what is done when it is sent. */
function useInvitation(role: ConsoleRole, { onSent }: InviteProps) {
  const say = useWord();
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string>();
  async function send() {
    const refused = await invite(email, role);
    setProblem(refused);
    if (refused !== undefined) return;
    setEmail('');
    showToast({ text: say('people.sent'), kind: 'success' });
    onSent();
  }
  const input = (
    <LabelledLine
      label={say('people.email')}
      problem={problem}
      type="email"
      name="email"
      autoComplete="off"
      value={email}
      onChange={setEmail}
    />
  );
  return { email, input, send };
}

/** Invites someone to work at this site. */
export function InviteForm({ roles, onSent }: InviteProps & { readonly roles: readonly ConsoleRole[] }) {
  const say = useWord();
  const [role, setRole] = useState<ConsoleRole>(roles.at(-1) ?? 'moderator');
  const { input, send } = useInvitation(role, { onSent });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  return (
    <ConsoleSection id="invite" title={say('people.invite')} isLandmark={false}>
      <form className={`${field.form} ${styles.form}`} onSubmit={submit} noValidate data-part="invite">
        {input}
        <LabelledSelect
          label={say('people.role')}
          name="role"
          value={role}
          choices={roles.map((value) => ({ value, label: say.of('role', value) }))}
          onChange={setRole}
        />
        <p>
          <button type="submit" className={buttons.strong}>
            {say('people.send')}
          </button>
        </p>
      </form>
    </ConsoleSection>
  );
}

/** Invites someone who may do everything everywhere: folded away, and asked about before it is sent. */
export function InviteOperatorForm({ onSent }: InviteProps) {
  const say = useWord();
  const { email, input, send } = useInvitation('operator', { onSent });
  async function submit() {
    const words = { confirm: say('people.send'), cancel: say('form.cancel') };
    if (await confirmed(say('people.confirmOperator', { email }), words)) await send();
  }
  return (
    <FoldedForm
      isDangerous
      part="invite-operator"
      title={say('people.inviteOperator')}
      text={say('people.inviteOperatorText')}
      action={say('people.send')}
      isDisabled={email.trim() === ''}
      onSubmit={submit}
    >
      {input}
    </FoldedForm>
  );
}
