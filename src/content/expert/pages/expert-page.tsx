import { lazy, Suspense, useEffect, useState } from 'react';
import { Comments } from '../../../features/members/comments/parts/comments.tsx';
import { useSay } from '../../../platform/i18n/use-say.ts';
import { Breadcrumb } from '../../../platform/shell/breadcrumb.tsx';
import { useFrame } from '../../../platform/shell/frame.ts';
import { pageTitle } from '../../../platform/shell/page-title.ts';
import { SplicedBody } from '../../../platform/ui/spliced-body.tsx';
import { CoAuthors } from '../parts/co-authors.tsx';
import { ExpertCareer } from '../parts/expert-career.tsx';
import { ExpertHead } from '../parts/expert-head.tsx';
import { ExpertPapers } from '../parts/expert-papers.tsx';
import { TopicPlot } from '../parts/topic-plot.tsx';
import type { Route } from './+types/expert-page';
import styles from './expert-page.module.css';
import { loadExpert } from './load-expert.ts';

export const loader = ({ context, request }: Route.LoaderArgs) => loadExpert(context, request);

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData
    ? pageTitle(matches, loaderData.name, {
        canonical: loaderData.url,
        description: [loaderData.position, loaderData.affiliation, loaderData.summary].filter(Boolean).join(' · '),
        picture: loaderData.portrait,
      })
    : [];

const Claim = lazy(() => import('../../../features/members/claims/parts/claim.tsx'));

/** Members alone can say that a page is theirs; nobody else fetches the script for it. */
function OwnPage({ expert }: { readonly expert: string }) {
  const { member } = useFrame();
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  return (
    member &&
    isAlive && (
      <Suspense>
        <Claim expert={expert} />
      </Suspense>
    )
  );
}

/** /expertDetails, and /innerExpertDetails in the inner shell. */
export default function ExpertPage({ loaderData: expert }: Route.ComponentProps) {
  const say = useSay();
  const { biography, coAuthors, topics, stays, boards, collections } = expert;
  const hasMore = [coAuthors, topics, stays, boards, collections].some((list) => list.length > 0);
  return (
    <div className={styles.page} data-part="expert-page" data-counts={expert.id}>
      <Breadcrumb
        path={[
          { name: say('expert.kind.many'), href: '/scholarList' },
          { name: expert.name, href: null },
        ]}
      />
      <ExpertHead expert={expert} />
      {expert.orcid && <OwnPage expert={expert.id} />}
      <div className={styles.columns} data-beside={hasMore ? '' : undefined}>
        <div className={styles.main}>
          {biography && (
            <section>
              <h2>{say('expert.biography.title')}</h2>
              <SplicedBody identity={biography.sha256} lang={biography.lang} dir={biography.dir} />
            </section>
          )}
          <ExpertPapers expert={expert} />
        </div>
        {hasMore && (
          <div className={styles.beside}>
            {coAuthors.length > 0 && <CoAuthors expert={expert} />}
            <TopicPlot topics={topics} />
            <ExpertCareer expert={expert} />
          </div>
        )}
      </div>
      <Comments comments={expert.comments} />
    </div>
  );
}
