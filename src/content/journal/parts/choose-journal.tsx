import { useSay } from '../../../platform/i18n/use-say.ts';
import { periodLabel } from '../../../platform/shell/period-label.ts';
import layout from '../../../platform/ui/layout.module.css';
import text from '../../../platform/ui/text.module.css';
import { CoverList } from './cover-list.tsx';
import type { JournalChoice } from './journal-choices.ts';

interface Props {
  readonly journals: readonly JournalChoice[];
  hrefOf(journal: JournalChoice): string;
}

/** A portal has several journals: which one is meant? */
export function ChooseJournal({ journals, hrefOf }: Props) {
  const say = useSay();
  if (journals.length === 0) return <p>{say('journal.empty.text')}</p>;
  return (
    <section className={layout.stack4}>
      <h2 className={text.h2}>{say('journal.choose.title')}</h2>
      <p>{say('journal.choose.text')}</p>
      <CoverList
        part="choose-journal"
        covers={journals.map((journal) => ({
          id: journal.id,
          name: journal.name,
          label: '',
          picture: journal.cover,
          artwork: journal.artwork,
          hue: journal.hue,
          href: hrefOf(journal),
          note: journal.latest && periodLabel(say, journal.latest),
        }))}
      />
    </section>
  );
}
