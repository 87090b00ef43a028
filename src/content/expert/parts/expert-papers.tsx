import { useIntl } from 'react-intl';
import { FoundPapers } from '../../../features/discovery/search/parts/found-papers.tsx';
import { useSay } from '../../../platform/i18n/use-say.ts';
import { useHref } from '../../../platform/shell/href.ts';
import { PageLinks } from '../../../platform/ui/page-links.tsx';
import { authorSearchAddress } from '../../article/parts/author-search.ts';
import type { ExpertView } from './expert-view.ts';

export function ExpertPapers({ expert }: { readonly expert: Pick<ExpertView, 'id' | 'path' | 'name' | 'papers'> }) {
  const say = useSay();
  const href = useHref();
  const { formatNumber } = useIntl();
  const { id, path, name, papers } = expert;
  const total = papers?.total ?? 0;
  return (
    <section data-part="expert-papers">
      <h2>
        {say('expert.papers.title')}{' '}
        {papers && total > 0 && (
          <small>
            {papers.totalIsLowerBound
              ? say('expert.papers.atLeast', { count: formatNumber(total) })
              : say('expert.papers.count', { count: total })}
          </small>
        )}
      </h2>
      {papers && papers.hits.length > 0 && (
        <FoundPapers papers={papers.hits} heading="h3" label={say('expert.papers.title')} />
      )}
      {total === 0 && (
        <>
          <p>{say('expert.papers.none')}</p>
          <p>
            <a href={href(authorSearchAddress(name))}>{say('expert.papers.search')}</a>
          </p>
        </>
      )}
      {papers && (
        <PageLinks
          page={papers.page}
          total={papers.pages}
          hrefOf={(page) => href(`${path}?columnId=${id}&page=${page}`)}
        />
      )}
    </section>
  );
}
