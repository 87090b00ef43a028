import { lazy, Suspense, useEffect, useState } from 'react';
import type { expertArticles } from '../../../features/discovery/search/contract.ts';
import { Comments } from '../../../features/members/comments/parts/comments.tsx';
import { loadComments } from '../../../features/members/comments/parts/load-comments.ts';
import { openPage } from '../../../features/sites/navigation/parts/open-page.ts';
import { useSay } from '../../../platform/i18n/use-say.ts';
import { Breadcrumb } from '../../../platform/shell/breadcrumb.tsx';
import { countedView } from '../../../platform/shell/counted-use.ts';
import { DetailSection } from '../../../platform/shell/detail-page.tsx';
import { showScreen } from '../../../platform/shell/error-screen.server.ts';
import { useFrame } from '../../../platform/shell/frame.ts';
import { directionOf, tagOf } from '../../../platform/shell/localized-text.ts';
import { pageTitle } from '../../../platform/shell/page-title.ts';
import { headSlot } from '../../../platform/ui/body-marker.ts';
import { expectAnswer } from '../../../platform/ui/expect-answer.ts';
import { jsonLdScript } from '../../../platform/ui/json-ld.ts';
import layout from '../../../platform/ui/layout.module.css';
import { pageRequest } from '../../../platform/ui/page-context.ts';
import { SplicedBody } from '../../../platform/ui/spliced-body.tsx';
import { isAbsent } from '../../article/parts/is-absent.ts';
import type { getExpert } from '../contract.ts';
import { CoAuthors } from '../parts/co-authors.tsx';
import styles from '../parts/expert.module.css';
import { ExpertCareer } from '../parts/expert-career.tsx';
import { ExpertHead } from '../parts/expert-head.tsx';
import { ExpertPapers, papersView } from '../parts/expert-papers.tsx';
import { expertView, personJsonLd } from '../parts/expert-view.ts';
import { TopicPlot } from '../parts/topic-plot.tsx';
import type { Route } from './+types/expert-page';

const papersOnPage = 20;

export async function loader({ context, request }: Route.LoaderArgs) {
  const opened = await openPage(context, request);
  const { call, language, parameters } = opened;
  const { columnId: id, page = 0 } = parameters;
  if (!id) throw showScreen('notFound', language);
  const [found, papers, comments] = await Promise.all([
    call<typeof getExpert>('GET /front/expert/{id}', { id }),
    call<typeof expertArticles>('GET /front/expert/getArticles', { expertId: id, page, size: papersOnPage }),
    loadComments(call, id),
  ]);
  if (isAbsent(found)) throw showScreen('notFound', language);
  const expert = expectAnswer(found);
  const { placeBody, placeHtml, origin } = context.get(pageRequest);
  placeHtml(headSlot, jsonLdScript(personJsonLd(expert, origin)));
  const placed = expert.biography ? await placeBody(expert.biography.sha256) : false;
  const view = expertView(expert, opened, {
    papers: papers.ok ? papersView(papers.value) : null,
    // Of a record that was merged, those of the one that stands for it.
    comments: expert.id === id ? comments : await loadComments(call, expert.id),
  });
  return placed ? view : { ...view, biography: null };
}

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
    <div className={`${layout.page} ${layout.stack5}`} data-part="expert-page" data-counts={countedView(expert.id)}>
      <Breadcrumb
        path={[
          { name: say('expert.kind.many'), href: '/scholarList' },
          { name: expert.name, href: null },
        ]}
      />
      <ExpertHead expert={expert} />
      {expert.orcid && <OwnPage expert={expert.id} />}
      <div className={hasMore ? `${layout.withAside} ${styles.columns}` : undefined}>
        <div className={layout.stack6}>
          {biography && (
            <DetailSection title={say('expert.biography.title')}>
              <SplicedBody
                identity={biography.sha256}
                lang={tagOf(biography.language)}
                dir={directionOf(biography.language)}
              />
            </DetailSection>
          )}
          <ExpertPapers expert={expert} />
        </div>
        {hasMore && (
          <div className={layout.stack6}>
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
