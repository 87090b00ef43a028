import { useState } from 'react';
import type { OutputOf } from '../../../platform/contract/endpoint.ts';
import buttons from '../../../platform/ui/button.module.css';
import { confirmed } from '../../../platform/ui/confirm.ts';
import type { listPeople } from '../people.contract.ts';
import styles from './console-table.module.css';
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
  return (
    <div className={styles.scroll}>
      <table className={`${styles.table} ${styles.stacked}`} data-part="people">
        <thead>
          <tr>
            <th scope="col">{say('people.name')}</th>
            <th scope="col">{say('people.role')}</th>
            <th scope="col">{say('people.since')}</th>
            <th scope="col">
              <span data-visually-hidden="">{say('people.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <tr key={person.account}>
              <th scope="row">
                <bdi>{person.userName}</bdi>
              </th>
              <td>
                {onRole && person.userName !== me.userName ? (
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
                )}
              </td>
              <td>
                <Moment at={person.since} isDay />
              </td>
              <td>
                {person.userName !== me.userName && (
                  <>
                    <button type="button" className={buttons.button} onClick={() => void endSessions(person)}>
                      {say('people.endSessions')}
                    </button>{' '}
                    <button type="button" className={buttons.button} onClick={() => void takeAway(person)}>
                      {say('people.takeAway')}
                    </button>
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p role="status">{endedOf !== undefined && say('people.sessionsEnded', { name: endedOf })}</p>
    </div>
  );
}
