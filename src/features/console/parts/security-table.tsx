import type { OutputOf } from '../../../platform/contract/endpoint.ts';
import type { listSecurityEvents } from '../monitoring.contract.ts';
import styles from './console-table.module.css';
import { Moment } from './moment.tsx';
import { useWord, useWordOf } from './use-console.ts';

type Event = OutputOf<typeof listSecurityEvents>['content'][number];

/** What other columns say, and what only the stream needs. */
const saidElsewhere = ['requestId', 'subject', 'user'];
/** What is asked first comes first. */
const order = ['command', 'words', 'factor', 'reason', 'of-role', 'of-account', 'call', 'address'];
const valueGroups: Readonly<Record<string, string>> = { factor: 'security.factor', 'of-role': 'role' };

const shownDetails = (detail: Event['detail']) =>
  Object.entries(detail)
    .filter(([name, value]) => value !== '' && !saidElsewhere.includes(name))
    .toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other));

export function SecurityTable({ label, events }: { readonly label: string; readonly events: readonly Event[] }) {
  const say = useWord();
  const word = useWordOf();
  const valueWord = (name: string, value: string) => {
    const group = valueGroups[name];
    return group ? word(group, value) : value;
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table moves inside its own frame, by keyboard too
    <section className={styles.scroll} aria-label={label} tabIndex={0}>
      <table className={`${styles.table} ${styles.stacked}`} data-part="security">
        <thead>
          <tr>
            <th scope="col">{say('csv.when')}</th>
            <th scope="col">{say('csv.what')}</th>
            <th scope="col">{say('csv.who')}</th>
            <th scope="col">{say('security.details')}</th>
          </tr>
        </thead>
        <tbody>
          {events.map(({ id, at, kind, outcome, by, detail }) => (
            <tr key={id}>
              <th scope="row">
                <Moment at={at} />
              </th>
              <td data-label={say('csv.what')}>
                {say(`security.kind.${kind}`)}: {say(`security.outcome.${outcome}`)}
              </td>
              <td data-label={say('csv.who')} className={styles.name}>
                <bdi>{by ?? detail.subject ?? detail.user ?? say('security.nobody')}</bdi>
              </td>
              <td data-label={say('security.details')}>
                <ul className={styles.facts}>
                  {shownDetails(detail).map(([name, value]) => (
                    <li key={name}>
                      {word('security.detail', name)}: <bdi>{valueWord(name, value)}</bdi>
                    </li>
                  ))}
                </ul>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
