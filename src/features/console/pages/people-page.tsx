import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { OutputOf } from '../../../platform/contract/endpoint.ts';
import { pageCall } from '../../../platform/shell/page-call.ts';
import { confirmed } from '../../../platform/ui/confirm.ts';
import { DataTable } from '../../../platform/ui/data-table.tsx';
import layout from '../../../platform/ui/layout.module.css';
import text from '../../../platform/ui/text.module.css';
import { ActionButton, ConsolePage, ConsoleSection } from '../parts/console-page.tsx';
import { Invitations, InviteForm, InviteOperatorForm } from '../parts/invitations.tsx';
import { Moment } from '../parts/moment.tsx';
import { useConsole, useWord } from '../parts/use-console.ts';
import type { changeRole, dropOperator, endSessionsOf, listPeople } from '../people.contract.ts';
import type { Route } from './+types/people-page';
import { ask } from './load-console.server.ts';

export const loader = ({ context }: Route.LoaderArgs) => ask<typeof listPeople>(context, 'GET /console/people', {});

/** /console/people: who works here, in which role, and who is invited. */
export default function PeoplePage({
  loaderData: { people, invitations, operators, operatorInvitations },
}: Route.ComponentProps) {
  const say = useWord();
  const { me } = useConsole();
  const { revalidate } = useRevalidator();
  const again = () => void revalidate();

  const change = async (account: string, role: SiteRole | null) => {
    const answer = await pageCall()<typeof changeRole>('POST /console/people/role', { account, role });
    if (answer.ok) again();
  };
  const drop = async (account: string) => {
    const answer = await pageCall()<typeof dropOperator>('POST /console/people/dropOperator', { account });
    if (answer.ok) again();
  };

  const endSessions = async (account: string) => {
    const answer = await pageCall()<typeof endSessionsOf>('POST /console/people/endSessions', { account });
    return answer.ok;
  };

  return (
    <ConsolePage title={say('people.title')}>
      <PeopleTable
        people={people}
        onRole={change}
        onGone={(account) => change(account, null)}
        onEndSessions={endSessions}
      />
      <Invitations invitations={invitations} ofOperator={false} onGone={again} />
      <InviteForm roles={siteRoles} onSent={again} />
      <RoleMeanings />
      {operators && (
        <ConsoleSection id="operators" title={say('people.operators')}>
          <PeopleTable people={operators} onGone={drop} onEndSessions={endSessions} />
          <Invitations invitations={operatorInvitations ?? []} ofOperator onGone={again} />
          {me.permissions.includes('sites.manage') && <InviteOperatorForm onSent={again} />}
        </ConsoleSection>
      )}
    </ConsolePage>
  );
}

/** What each role may do, in plain words. */
function RoleMeanings() {
  const say = useWord();
  const { me } = useConsole();
  const roles = [...siteRoles, ...(me.role === 'operator' ? ['operator'] : [])];
  return (
    <ConsoleSection id="roles" title={say('people.roles')}>
      <dl className={layout.stack3}>
        {roles.map((role) => (
          <div key={role}>
            <dt className={text.strong}>{say.of('role', role)}</dt>
            <dd>{say.of('people.may', role)}</dd>
          </div>
        ))}
      </dl>
    </ConsoleSection>
  );
}

type Person = OutputOf<typeof listPeople>['people'][number];
type SiteRole = 'owner' | 'editor' | 'moderator';
const siteRoles: readonly SiteRole[] = ['owner', 'editor', 'moderator'];

interface Props {
  readonly people: readonly Person[];
  /** Without it roles can't be changed: an operator is one or is none. */
  readonly onRole?: (account: string, role: SiteRole) => Promise<void>;
  readonly onGone: (account: string) => Promise<void>;
  /** Answers whether they are ended. */
  readonly onEndSessions: (account: string) => Promise<boolean>;
}

/** Those who work here. One's own row can't be changed. */
function PeopleTable({ people, onRole, onGone, onEndSessions }: Props) {
  const say = useWord();
  const { me } = useConsole();
  const takeAway = async ({ account, name }: Person) => {
    const words = { confirm: say('people.takeAway'), cancel: say('form.cancel') };
    if (await confirmed(say('people.confirmTakeAway', { name }), words)) await onGone(account);
  };
  const [endedOf, setEndedOf] = useState<string>();
  const endSessions = async ({ account, name }: Person) => {
    const words = { confirm: say('people.endSessions'), cancel: say('form.cancel') };
    if (!(await confirmed(say('people.confirmEndSessions', { name }), words))) return;
    if (await onEndSessions(account)) setEndedOf(name);
  };
  const isOther = ({ userName }: Person) => userName !== me.userName;
  return (
    <DataTable
      rows={people}
      keyOf={({ account }) => account}
      empty={say('people.none')}
      part="people"
      columns={[
        {
          head: say('people.name'),
          isName: true,
          cell: ({ userName, name }) => (
            <>
              <bdi>{name}</bdi>
              {name !== userName && (
                <small>
                  <bdi>{userName}</bdi>
                </small>
              )}
            </>
          ),
        },
        {
          head: say('people.role'),
          cell: (person) =>
            onRole && isOther(person) ? (
              <select
                aria-label={say('people.change', { name: person.name })}
                value={person.role}
                onChange={({ target }) => void onRole(person.account, target.value as SiteRole)}
              >
                {siteRoles.map((role) => (
                  <option key={role} value={role}>
                    {say.of('role', role)}
                  </option>
                ))}
              </select>
            ) : (
              say.of('role', person.role)
            ),
        },
        { head: say('people.since'), cell: ({ since }) => <Moment at={since} isDay /> },
        {
          head: say('people.actions'),
          isHeadHidden: true,
          cell: (person) =>
            isOther(person) && (
              <>
                <ActionButton onClick={() => endSessions(person)}>{say('people.endSessions')}</ActionButton>{' '}
                <ActionButton onClick={() => takeAway(person)}>{say('people.takeAway')}</ActionButton>
              </>
            ),
        },
      ]}
    >
      <p role="status">{endedOf !== undefined && say('people.sessionsEnded', { name: endedOf })}</p>
    </DataTable>
  );
}
