import { FormattedNumber } from 'react-intl';
import { useSay } from '../../../platform/i18n/use-say.ts';
import styles from './journal-facts.module.css';
import type { JournalFact } from './journal-view.ts';

/** Numbers and codes read from left to right in every language. */
const leftToRight = /^[\d\sA-Z/X.-]+$/;

export function JournalFacts({
  facts,
  impactFactor = null,
}: {
  readonly facts: readonly JournalFact[];
  readonly impactFactor?: number | null;
}) {
  const say = useSay();
  return (
    <dl className={styles.facts} data-part="journal-facts">
      {impactFactor !== null && (
        <div>
          <dt>{say('journal.field.impactFactor')}</dt>
          <dd>
            <FormattedNumber value={impactFactor} minimumFractionDigits={1} />
          </dd>
        </div>
      )}
      {facts.map(({ key, value, words }) => (
        <div key={key}>
          <dt>{say(key)}</dt>
          <dd>
            <bdi dir={leftToRight.test(value) ? 'ltr' : undefined}>{words ? say(words) : value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
