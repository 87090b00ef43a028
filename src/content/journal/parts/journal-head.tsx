import { SaveButtons } from '../../../features/members/favourites/parts/save-buttons.tsx';
import { useSay } from '../../../platform/i18n/use-say.ts';
import { Cover } from '../../../platform/shell/cover.tsx';
import { Localized } from '../../../platform/shell/localized.tsx';
import button from '../../../platform/ui/button.module.css';
import { JournalFacts } from './journal-facts.tsx';
import styles from './journal-head.module.css';
import { isShownFirst, type JournalHeadView } from './journal-view.ts';

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
          {journal.secondName && (
            <p className={styles.second}>
              <Localized of={journal.secondName} />
            </p>
          )}
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
