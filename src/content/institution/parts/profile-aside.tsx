import { FormattedNumber, useIntl } from 'react-intl';
import { useSay } from '../../../platform/i18n/use-say.ts';
import { NameLink } from '../../../platform/shell/name-link.tsx';
import layout from '../../../platform/ui/layout.module.css';
import text from '../../../platform/ui/text.module.css';
import { AsideSection } from '../../expert/parts/aside-section.tsx';
import { YearPlot } from '../../journal/parts/year-plot.tsx';
import type { ProfileView } from '../pages/load-profile.ts';
import type { ProfileList } from './profile-lists.ts';

/** How the papers spread: over years, people, places and words. */
export function ProfileAside({ profile }: { readonly profile: ProfileView }) {
  const say = useSay();
  const { formatNumber } = useIntl();
  const { years, lists, reduced } = profile;
  return (
    <div className={layout.stack6} data-part="profile-beside">
      {reduced && <p className={text.fine}>{say('institution.list.reduced')}</p>}
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
        <AsideSection key={list.key} title={say(list.key)} list={list.key}>
          <Entries list={list} />
        </AsideSection>
      ))}
    </div>
  );
}

function Entries({ list: { entries, asChips } }: { readonly list: ProfileList }) {
  return (
    <ul className={`${asChips ? layout.row4 : `${layout.stack2} ${layout.counted}`} ${text.small}`}>
      {entries.map((entry) => (
        <li key={entry.href} className={asChips ? layout.row1 : undefined}>
          <NameLink to={entry.href} name={entry.name} />
          {entry.count !== null && (
            <span className={`${text.fine} ${text.numbers}`}>
              <FormattedNumber value={entry.count} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
