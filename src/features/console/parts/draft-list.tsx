import type { OutputOf } from '../../../platform/contract/endpoint.ts';
import { textFor } from '../../../platform/kernel/text.ts';
import type { getOverview } from '../contract.ts';
import { Link } from './in-language.tsx';
import { Moment } from './moment.tsx';
import styles from './overview.module.css';
import { useConsole, useWord } from './use-console.ts';

/** What is being prepared, with the way back to it. */
export function DraftList({ drafts }: Pick<OutputOf<typeof getOverview>, 'drafts'>) {
  const say = useWord();
  const { me, language } = useConsole();
  const titleOf = (titles: Record<string, string | undefined>) =>
    textFor(titles, language, me.site.defaultLanguage as typeof language);
  return (
    <section aria-labelledby="drafts" className={styles.panel} data-part="drafts">
      <h2 id="drafts">{say('overview.drafts')}</h2>
      {drafts.length === 0 && <p className={styles.quiet}>{say('overview.noDrafts')}</p>}
      <ul className={styles.lines}>
        {drafts.map(({ address, kindName, titles, savedAt, by }) => (
          <li key={address}>
            <Link to={address}>
              {kindName}
              {titleOf(titles) && `: ${titleOf(titles)}`}
            </Link>
            <small>
              <Moment at={savedAt} /> {by && say('overview.savedBy', { name: by })}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}
