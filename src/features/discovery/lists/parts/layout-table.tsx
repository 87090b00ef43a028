import { FormattedDate } from 'react-intl';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import styles from './item-list.module.css';
import type { LayoutProps } from './layouts.ts';
import { RowFacts } from './row-facts.tsx';
import { RowLink } from './row-title.tsx';

/** A table for those who compare. */
export function LayoutTable({ rows }: LayoutProps) {
  const say = useSay();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table moves inside its own frame, by keyboard too
    <section className={styles.wide} aria-label={say('lists.layout.label')} tabIndex={0}>
      <table className={styles.table} data-part="list" data-layout="table">
        <thead>
          <tr>
            <th scope="col">{say('lists.field.name')}</th>
            <th scope="col">{say('lists.field.about')}</th>
            <th scope="col">{say('lists.field.date')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} data-kind={row.kind}>
              <th scope="row">
                <RowLink row={row} />
              </th>
              <td>
                <RowFacts row={{ ...row, publishedOn: null }} />
              </td>
              <td>{row.publishedOn && <FormattedDate value={row.publishedOn} dateStyle="medium" timeZone="UTC" />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
