import { useIntl } from 'react-intl';
import { type Say, useSay } from '../../../../platform/i18n/use-say.ts';
import { useFrame } from '../../../../platform/shell/frame.ts';
import { useHref } from '../../../../platform/shell/href.ts';
import { ListPage } from '../../../../platform/shell/list-page.tsx';
import { pageTitle } from '../../../../platform/shell/page-title.ts';
import { sayInHead } from '../../../../platform/shell/say-in-head.ts';
import layout from '../../../../platform/ui/layout.module.css';
import { PageLinks } from '../../../../platform/ui/page-links.tsx';
import { Tabs } from '../../../../platform/ui/tabs.tsx';
import text from '../../../../platform/ui/text.module.css';
import { ChoiceLinks } from '../../lists/parts/choice-links.tsx';
import { measures } from '../domain/ranking.ts';
import { RankedPapers, RankedTitles } from '../parts/ranked-papers.tsx';
import styles from '../parts/ranking.module.css';
import { rankingHref, spanNames } from '../parts/ranking-view.ts';
import type { Route } from './+types/ranking-page';
import { loadRanking, type RankingView } from './load-ranking.ts';

export const loader = ({ context, request }: Route.LoaderArgs) => loadRanking(context, request);

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? pageTitle(matches, titleOf(sayInHead(matches), loaderData)) : [];

const titleOf = (say: Say, { request: { path, journal }, place }: RankingView): string => {
  if (journal) return say('rankings.list.ofJournal', { journal: journal.name });
  return place?.title ?? say(path === '/rank' ? 'rankings.glance.title' : 'rankings.list.title');
};

/** /articleRankList and /rank: what was viewed, downloaded and cited most. */
export default function RankingPage({ loaderData: view }: Route.ComponentProps) {
  const say = useSay();
  const { formatDate } = useIntl();
  const { site } = useFrame();
  const { request, spans, place, lists } = view;
  const { path, journal, measure } = request;
  const title = titleOf(say, view);
  const above = journal ? [{ name: journal.name, href: `/mag/${journal.id}` }] : (place?.path ?? []);
  const rankedAt = lists[0]?.rankedAt;
  return (
    <ListPage title={title} path={[...above, { name: title, href: null }]}>
      <RankingWays request={request} spans={spans} />
      {path === '/rank' ? <Glance {...view} /> : <Full {...view} />}
      <p className={`${layout.line} ${text.fine}`}>
        <span>{say('rankings.list.note')}</span>
        {measure === 'citations' && <span>{say('rankings.list.citationNote')}</span>}
        {rankedAt && (
          <span>
            {say('rankings.list.rankedAt', {
              date: formatDate(rankedAt, { dateStyle: 'medium', timeZone: site.timeZone }),
            })}
          </span>
        )}
        <OtherLinks request={request} />
      </p>
    </ListPage>
  );
}

/** By what is ranked, and over which time. */
function RankingWays({ request, spans }: Pick<RankingView, 'request' | 'spans'>) {
  const say = useSay();
  const href = useHref();
  return (
    <div className={layout.stack4}>
      <Tabs
        label={say('rankings.measure.label')}
        part="ranking-measures"
        tabs={measures.map((measure) => ({
          key: measure,
          name: say(`rankings.measure.${measure}`),
          href: href(rankingHref(request, { measure })),
          isCurrent: measure === request.measure,
        }))}
      />
      {request.path === '/articleRankList' && (
        <ChoiceLinks
          label={say('rankings.window.label')}
          part="ranking-windows"
          choices={spans.map((span) => ({
            key: span,
            name: say(spanNames[span]),
            href: href(rankingHref(request, { span })),
            isCurrent: span === request.span,
          }))}
        />
      )}
    </div>
  );
}

function OtherLinks({ request }: Pick<RankingView, 'request'>) {
  const say = useSay();
  const href = useHref();
  const { journal } = request;
  return (
    <>
      {request.path !== '/rank' && (
        <a href={href(rankingHref(request, { path: '/rank' }))}>{say('rankings.glance.title')}</a>
      )}
      {journal && <a href={href(rankingHref(request, { journal: null }))}>{say('rankings.list.allJournals')}</a>}
      <a href={href(`/chart${journal ? `?publicationIndexId=${journal.id}` : ''}`)}>
        {say('rankings.list.statistics')}
      </a>
    </>
  );
}

function Full({ request, lists, page }: RankingView) {
  const say = useSay();
  const href = useHref();
  const [list] = lists;
  if (!list || list.ranked.length === 0) return <Nothing request={request} />;
  return (
    <>
      <RankedPapers ranked={list.ranked} measure={request.measure} label={say(spanNames[list.span])} />
      <PageLinks page={page} total={list.pages} hrefOf={(other) => href(rankingHref(request, { page: other }))} />
    </>
  );
}

/** What is empty says so and leads on. */
function Nothing({ request }: Pick<RankingView, 'request'>) {
  const say = useSay();
  const href = useHref();
  return (
    <p data-part="sentence">
      {say('rankings.list.empty')}{' '}
      {request.span === 'all' ? (
        <a href={href('/article?sort=publishDate%2Cdesc')}>{say('rankings.list.newest')}</a>
      ) : (
        <a href={href(rankingHref(request, { span: 'all' }))}>{say('rankings.list.longer')}</a>
      )}
    </p>
  );
}

function Glance({ request, lists }: RankingView) {
  const say = useSay();
  const href = useHref();
  if (lists.every(({ ranked }) => ranked.length === 0)) return <Nothing request={request} />;
  return (
    <div className={`${layout.grid} ${styles.windows}`} data-part="rankings">
      {lists.map(({ span, ranked }) => {
        const name = say(spanNames[span]);
        return (
          <section key={span} className={layout.stack2} aria-labelledby={`window-${span}`}>
            <h2 className={text.asideTitle} id={`window-${span}`}>
              {name}
            </h2>
            {ranked.length === 0 ? (
              <p className={text.fine}>{say('rankings.list.empty')}</p>
            ) : (
              <>
                <RankedTitles ranked={ranked} measure={request.measure} label={name} />
                <p className={text.fine}>
                  <a
                    href={href(rankingHref(request, { path: '/articleRankList', span }))}
                    aria-label={say('rankings.list.fullOf', { name })}
                  >
                    {say('rankings.list.full')}
                  </a>
                </p>
              </>
            )}
          </section>
        );
      })}
    </div>
  );
}
