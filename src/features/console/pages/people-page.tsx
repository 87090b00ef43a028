import { useRevalidator } from 'react-router';
import { pageCall } from '../../../platform/shell/page-call.ts';
import { Invitations, InviteForm } from '../parts/invitations.tsx';
import { PeopleTable } from '../parts/people-table.tsx';
import styles from '../parts/role-meanings.module.css';
import { useConsole, useWord, useWordOf } from '../parts/use-console.ts';
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

  const change = async (account: string, role: 'owner' | 'editor' | 'moderator' | null) => {
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
    <>
      <h1>{say('people.title')}</h1>
      {people.length === 0 ? (
        <p>{say('people.none')}</p>
      ) : (
        <PeopleTable
          people={people}
          onRole={change}
          onGone={(account) => change(account, null)}
          onEndSessions={endSessions}
        />
      )}
      <Invitations invitations={invitations} ofOperator={false} onGone={again} />
      <InviteForm roles={['owner', 'editor', 'moderator']} onSent={again} />
      {operators && (
        <section aria-labelledby="operators">
          <h2 id="operators">{say('people.operators')}</h2>
          <PeopleTable people={operators} onGone={drop} onEndSessions={endSessions} />
          <Invitations invitations={operatorInvitations ?? []} ofOperator onGone={again} />
          {me.permissions.includes('sites.manage') && <InviteForm roles={['operator']} onSent={again} />}
        </section>
      )}
      <RoleMeanings />
    </>
  );
}

/** What each role may do, in plain words. */
function RoleMeanings() {
  const say = useWord();
  const sayOf = useWordOf();
  const { me } = useConsole();
  const roles = ['owner', 'editor', 'moderator', ...(me.role === 'operator' ? ['operator'] : [])];
  return (
    <section aria-labelledby="roles">
      <h2 id="roles">{say('people.roles')}</h2>
      <dl className={styles.roles}>
        {roles.map((role) => (
          <div key={role}>
            <dt>{sayOf('role', role)}</dt>
            <dd>{sayOf('people.may', role)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
