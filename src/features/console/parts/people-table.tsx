import { useState } from 'react';
import type { OutputOf } from '../../../platform/contract/endpoint.ts';
import buttons from '../../../platform/ui/button.module.css';
import { confirmed } from '../../../platform/ui/confirm.ts';
import type { listPeople } from '../people.contract.ts';
import { DataTable } from './data-table.tsx';
import { Moment } from './moment.tsx';
import { useConsole, useWord, useWordOf } from './use-console.ts';

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
export function PeopleTable({ people, onRole, onGone, onEndSessions }: Props) {
  const say = useWord();
  const sayOf = useWordOf();
  const { me } = useConsole();
  const takeAway = async ({ account, userName }: Person) => {
    const words = { confirm: say('people.takeAway'), cancel: say('form.cancel') };
    if (await confirmed(say('people.confirmTakeAway', { name: userName }), words)) await onGone(account);
  };
  const [endedOf, setEndedOf] = useState<string>();
  const endSessions = async ({ account, userName }: Person) => {
    const words = { confirm: say('people.endSessions'), cancel: say('form.cancel') };
    if (!(await confirmed(say('people.confirmEndSessions', { name: userName }), words))) return;
    if (await onEndSessions(account)) setEndedOf(userName);
  };
  const isOther = ({ userName }: Person) => userName !== me.userName;
  return (
    <DataTable
      rows={people}
      keyOf={({ account }) => account}
      part="people"
      columns={[
        { head: say('people.name'), isName: true, cell: ({ userName }) => <bdi>{userName}</bdi> },
        {
          head: say('people.role'),
          cell: (person) =>
            onRole && isOther(person) ? (
              <select
                aria-label={say('people.change', { name: person.userName })}
                value={person.role}
                onChange={({ target }) => void onRole(person.account, target.value as SiteRole)}
              >
                {siteRoles.map((role) => (
                  <option key={role} value={role}>
                    {sayOf('role', role)}
                  </option>
                ))}
              </select>
            ) : (
              sayOf('role', person.role)
            ),
        },
        { head: say('people.since'), cell: ({ since }) => <Moment at={since} isDay /> },
        {
          head: say('people.actions'),
          isHeadHidden: true,
          cell: (person) =>
            isOther(person) && (
              <>
                <button type="button" className={buttons.button} onClick={() => void endSessions(person)}>
                  {say('people.endSessions')}
                </button>{' '}
                <button type="button" className={buttons.button} onClick={() => void takeAway(person)}>
                  {say('people.takeAway')}
                </button>
              </>
            ),
        },
      ]}
    >
      <p role="status">{endedOf !== undefined && say('people.sessionsEnded', { name: endedOf })}</p>
    </DataTable>
  );
}
