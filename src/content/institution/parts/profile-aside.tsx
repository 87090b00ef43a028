import { FormattedNumber, useIntl } from 'react-intl';
import { useSay } from '../../../platform/i18n/use-say.ts';
import { NameLink } from '../../../platform/shell/name-link.tsx';
import { YearPlot } from '../../journal/parts/year-plot.tsx';
import type { ProfileView } from '../pages/load-profile.ts';
import styles from './profile-aside.module.css';
import type { ProfileList } from './profile-lists.ts';

/** How the papers spread: over years, people, places and words. */
export function ProfileAside({ profile }: { readonly profile: ProfileView }) {
  const say = useSay();
  const { formatNumber } = useIntl();
  const { years, lists, reduced } = profile;
  return (
    <div className={styles.beside} data-part="profile-beside">
      {reduced && <p className={styles.note}>{say('institution.list.reduced')}</p>}
      <YearPlot
        figures={years.map(({ year, papers }) => ({ year, papers, views: 0, citations: 0 }))}
        words={{
          title: say('institution.trend.title'),
          summary: (from, to, { papers }) =>
            say('institution.trend.summary', { from, to, papers: formatNumber(papers) }),
          point: ({ year, papers }) => say('institution.trend.point', { year: String(year), count: papers }),
        }}
      />
      {lists.map((list) => (
        <section key={list.key} data-list={list.key}>
          <h2>{say(list.key)}</h2>
          <Entries list={list} />
        </section>
      ))}
    </div>
  );
}

function Entries({ list: { entries, asChips } }: { readonly list: ProfileList }) {
  return (
    <ul className={asChips ? styles.chips : styles.list}>
      {entries.map((entry) => (
        <li key={entry.href}>
          <NameLink to={entry.href} name={entry.name} />
          {entry.count !== null && (
            <span>
              <FormattedNumber value={entry.count} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
