import { FormattedNumber } from 'react-intl';
import { SaveButtons } from '../../../features/members/favourites/parts/save-buttons.tsx';
import { useSay } from '../../../platform/i18n/use-say.ts';
import { Cover } from '../../../platform/shell/cover.tsx';
import { Fact } from '../../../platform/shell/facts.tsx';
import { Paragraph } from '../../../platform/shell/paragraph.tsx';
import buttons from '../../../platform/ui/button.module.css';
import layout from '../../../platform/ui/layout.module.css';
import text from '../../../platform/ui/text.module.css';
import { isHeadFact, type JournalFact } from './journal-view.ts';
import type { JournalHeadView } from './load-journal-head.ts';

export function JournalHead({ journal }: { readonly journal: JournalHeadView }) {
  const say = useSay();
  return (
    <header className={layout.pictured} data-part="journal-head">
      <Cover name={journal.name} label="" picture={journal.cover} artwork={journal.artwork} hue={journal.hue} />
      <div className={layout.stack4}>
        <div>
          <h1 className={text.h1}>{journal.name}</h1>
          <Paragraph text={journal.secondName} className={text.second} />
        </div>
        <JournalFacts facts={journal.facts.filter(isHeadFact)} impactFactor={journal.impactFactor} />
        <p className={layout.row2} data-print="no">
          <SaveButtons item={{ id: journal.id, kind: 'journal', title: journal.name }} />
          {journal.home && (
            <a className={buttons.button} href={journal.home}>
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
    <dl className={`${layout.facts} ${text.small}`} data-part="journal-facts">
      {impactFactor !== null && (
        <Fact label={say('journal.field.impactFactor')}>
          <FormattedNumber value={impactFactor} minimumFractionDigits={1} />
        </Fact>
      )}
      {facts.map(({ key, value, words }) => (
        <Fact key={key} label={say(key)}>
          <bdi dir={leftToRight.test(value) ? 'ltr' : undefined}>{words ? say(words) : value}</bdi>
        </Fact>
      ))}
    </dl>
  );
}
