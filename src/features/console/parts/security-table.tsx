import type { OutputOf } from '../../../platform/contract/endpoint.ts';
import type { listSecurityEvents } from '../../operating/contract.ts';
import styles from './console-table.module.css';
import { useWord } from './desk.ts';
import { Moment } from './moment.tsx';

type Event = OutputOf<typeof listSecurityEvents>['content'][number];

export function SecurityTable({ label, events }: { readonly label: string; readonly events: readonly Event[] }) {
  const say = useWord();
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
              <td data-label={say('csv.who')}>
                <bdi>{by ?? detail.subject ?? say('security.nobody')}</bdi>
              </td>
              <td data-label={say('security.details')}>
                <bdi>
                  {Object.entries(detail)
                    .filter(([name]) => name !== 'requestId' && name !== 'subject')
                    .map(([name, value]) => `${name}: ${value}`)
                    .join(' · ')}
                </bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
