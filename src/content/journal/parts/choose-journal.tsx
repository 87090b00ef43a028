import { useSay } from '../../../platform/i18n/use-say.ts';
import { Cover } from '../../../platform/shell/cover.tsx';
import { useHref } from '../../../platform/shell/href.ts';
import { periodLabel } from '../../../platform/shell/period-label.ts';
import type { JournalChoice } from './journal-choices.ts';
import styles from './journals.module.css';

interface Props {
  readonly journals: readonly JournalChoice[];
  hrefOf(journal: JournalChoice): string;
}

/** A portal has several journals: which one is meant? */
export function ChooseJournal({ journals, hrefOf }: Props) {
  const say = useSay();
  const href = useHref();
  if (journals.length === 0) return <p>{say('journal.empty.text')}</p>;
  return (
    <section className={styles.section}>
      <h2>{say('journal.choose.title')}</h2>
      <p>{say('journal.choose.text')}</p>
      <ul className={styles.covers} data-part="choose-journal">
        {journals.map((journal) => (
          <li key={journal.id}>
            <a href={href(hrefOf(journal))}>
              <Cover name={journal.name} label="" picture={journal.cover} artwork={journal.artwork} size="small" />
              <span>{journal.name}</span>
            </a>
            {journal.latest && <p>{periodLabel(say, journal.latest)}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
