import { useIntl } from 'react-intl';
import { FoundPapers } from '../../../features/discovery/search/parts/found-papers.tsx';
import { useSay } from '../../../platform/i18n/use-say.ts';
import { useHref } from '../../../platform/shell/href.ts';
import { PageLinks } from '../../../platform/ui/page-links.tsx';
import type { ProfileView } from './profile-view.ts';

type Props = Pick<ProfileView, 'url' | 'papers' | 'search'>;

export function ProfilePapers({ profile: { url, papers, search } }: { readonly profile: Props }) {
  const say = useSay();
  const href = useHref();
  const { formatNumber } = useIntl();
  if (!papers) return <p>{say('institution.papers.broken')}</p>;
  const { hits, total, totalIsLowerBound, page, pages } = papers;
  return (
    <section data-part="profile-papers">
      <h2>
        {say('institution.papers.title')}{' '}
        {total > 0 && (
          <small>
            {totalIsLowerBound
              ? say('expert.papers.atLeast', { count: formatNumber(total) })
              : say('expert.papers.count', { count: total })}
          </small>
        )}
      </h2>
      {total === 0 && <p>{say('institution.papers.none')}</p>}
      {hits.length > 0 && <FoundPapers papers={hits} heading="h3" label={say('institution.papers.title')} />}
      <PageLinks page={page} total={pages} hrefOf={(one) => href(`${url}&page=${one}`)} />
      {total > 0 && (
        <p>
          <a href={href(search)} rel="nofollow">
            {say('institution.papers.all')}
          </a>
        </p>
      )}
    </section>
  );
}
