import { FormattedNumber } from 'react-intl';
import { SaveButtons } from '../../../features/members/favourites/parts/save-buttons.tsx';
import { useSay } from '../../../platform/i18n/use-say.ts';
import { Cover } from '../../../platform/shell/cover.tsx';
import { Paragraph } from '../../../platform/shell/paragraph.tsx';
import button from '../../../platform/ui/button.module.css';
import factStyles from './journal-facts.module.css';
import styles from './journal-head.module.css';
import { isShownFirst, type JournalFact } from './journal-view.ts';
import type { JournalHeadView } from './load-journal-head.ts';

export function JournalHead({ journal }: { readonly journal: JournalHeadView }) {
  const say = useSay();
  return (
    <header className={styles.head} data-part="journal-head">
      <div className={styles.cover}>
        <Cover name={journal.name} label="" picture={journal.cover} artwork={journal.artwork} />
      </div>
      <div className={styles.words}>
        <div>
          <h1>{journal.name}</h1>
          <Paragraph text={journal.secondName} className={styles.second} />
        </div>
        <JournalFacts facts={journal.facts.filter(isShownFirst)} impactFactor={journal.impactFactor} />
        <p className={styles.actions} data-print="no">
          <SaveButtons thing={{ id: journal.id, kind: 'journal', title: journal.name }} />
          {journal.home && (
            <a className={button.button} href={journal.home}>
              {say('journal.action.visit')}
            </a>
          )}
        </p>
      </div>
    </header>
  );
}

/** Numbers and codes read from left to right in every language. */
const leftToRight = /^[\d\sA-Z/X.-]+$/;

interface FactsProps {
  readonly facts: readonly JournalFact[];
  readonly impactFactor?: number | null;
}

export function JournalFacts({ facts, impactFactor = null }: FactsProps) {
  const say = useSay();
  return (
    <dl className={factStyles.facts} data-part="journal-facts">
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
