import type { OutputOf } from '../../../platform/contract/endpoint.ts';
import { pageCall } from '../../../platform/shell/page-call.ts';
import buttons from '../../../platform/ui/button.module.css';
import type { listPeople, revokeInvitation } from '../people.contract.ts';
import styles from './console-table.module.css';
import { Moment } from './moment.tsx';
import { useWord, useWordOf } from './use-console.ts';

interface Props {
  readonly invitations: OutputOf<typeof listPeople>['invitations'];
  readonly ofOperator: boolean;
  readonly onGone: () => void;
}

/** Invitations that nobody has taken up yet. */
export function Invitations({ invitations, ofOperator, onGone }: Props) {
  const say = useWord();
  const sayOf = useWordOf();
  if (invitations.length === 0) return null;
  const revoke = async (id: string) => {
    const answer = await pageCall()<typeof revokeInvitation>('POST /console/people/revoke', { id, ofOperator });
    if (answer.ok) onGone();
  };
  return (
    <>
      <h2>{say('people.invitations')}</h2>
      <div className={styles.scroll}>
        <table className={`${styles.table} ${styles.stacked}`} data-part="invitations">
          <thead>
            <tr>
              <th scope="col">{say('people.email')}</th>
              <th scope="col">{say('people.role')}</th>
              <th scope="col">{say('people.expires')}</th>
              <th scope="col">
                <span data-visually-hidden="">{say('people.revoke')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {invitations.map(({ id, email, role, expires }) => (
              <tr key={id}>
                <th scope="row">
                  <bdi>{email}</bdi>
                </th>
                <td>{sayOf('role', role)}</td>
                <td>
                  <Moment at={expires} isDay />
                </td>
                <td>
                  <button type="button" className={buttons.button} onClick={() => void revoke(id)}>
                    {say('people.revoke')}
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
