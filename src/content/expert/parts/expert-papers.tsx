import { useIntl } from 'react-intl';
import type { expertArticles } from '../../../features/discovery/search/contract.ts';
import { FoundPapers } from '../../../features/discovery/search/parts/found-papers.tsx';
import { hitView } from '../../../features/discovery/search/parts/hit-view.ts';
import type { OutputOf } from '../../../platform/contract/endpoint.ts';
import { useSay } from '../../../platform/i18n/use-say.ts';
import { DetailSection } from '../../../platform/shell/detail-page.tsx';
import { useHref } from '../../../platform/shell/href.ts';
import { PageLinks } from '../../../platform/ui/page-links.tsx';
import text from '../../../platform/ui/text.module.css';
import { authorSearchAddress } from '../../article/parts/author-search.ts';
import type { ExpertView } from './expert-view.ts';

export type PapersView = ReturnType<typeof papersView>;

/** A page of the papers that are found about somebody or something. */
export const papersView = (answer: OutputOf<typeof expertArticles>) => ({
  hits: answer.content.map(hitView),
  total: answer.totalElements,
  totalIsLowerBound: answer.totalIsLowerBound,
  page: answer.page,
  pages: answer.totalPages,
});

/** The heading of such papers, with their number. */
export function PapersTitle({ title, papers }: { readonly title: string; readonly papers: PapersView | null }) {
  const say = useSay();
  const { formatNumber } = useIntl();
  return (
    <>
      {title}{' '}
      {papers && papers.total > 0 && (
        <small className={text.headNote}>
          {papers.totalIsLowerBound
            ? say('expert.papers.atLeast', { count: formatNumber(papers.total) })
            : say('expert.papers.count', { count: papers.total })}
        </small>
      )}
    </>
  );
}

export function ExpertPapers({ expert }: { readonly expert: Pick<ExpertView, 'id' | 'path' | 'name' | 'papers'> }) {
  const say = useSay();
  const href = useHref();
  const { id, path, name, papers } = expert;
  return (
    <DetailSection part="expert-papers" title={<PapersTitle title={say('expert.papers.title')} papers={papers} />}>
      {papers && papers.hits.length > 0 && (
        <FoundPapers papers={papers.hits} heading="h3" label={say('expert.papers.title')} />
      )}
      {(papers?.total ?? 0) === 0 && (
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
    </DetailSection>
  );
}
