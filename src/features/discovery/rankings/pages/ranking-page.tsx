import { useIntl } from 'react-intl';
import { type Say, useSay } from '../../../../platform/i18n/use-say.ts';
import { Breadcrumb } from '../../../../platform/shell/breadcrumb.tsx';
import { useHref } from '../../../../platform/shell/href.ts';
import { pageTitle } from '../../../../platform/shell/page-title.ts';
import { sayInHead } from '../../../../platform/shell/say-in-head.ts';
import { PageLinks } from '../../../../platform/ui/page-links.tsx';
import { RankedPapers, RankedTitles } from '../parts/ranked-papers.tsx';
import { rankingHref, spanNames } from '../parts/ranking-view.ts';
import { RankingWays } from '../parts/ranking-ways.tsx';
import type { Route } from './+types/ranking-page';
import { loadRanking, type RankingView } from './load-ranking.ts';
import styles from './ranking-page.module.css';

export const loader = ({ context, request }: Route.LoaderArgs) => loadRanking(context, request);

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? pageTitle(matches, titleOf(sayInHead(matches), loaderData)) : [];

const titleOf = (say: Say, { asked: { path, journal }, place }: RankingView): string => {
  if (journal) return say('rankings.list.ofJournal', { journal: journal.name });
  return place?.title ?? say(path === '/rank' ? 'rankings.glance.title' : 'rankings.list.title');
};

/** /articleRankList and /rank: what was viewed, downloaded and cited most. */
export default function RankingPage({ loaderData: view }: Route.ComponentProps) {
  const say = useSay();
  const { formatDate } = useIntl();
  const { asked, spans, place, lists } = view;
  const { path, journal, measure } = asked;
  const title = titleOf(say, view);
  const above = journal ? [{ name: journal.name, href: `/mag/${journal.id}` }] : (place?.path ?? []);
  const rankedAt = lists[0]?.rankedAt;
  return (
    <div className={styles.page}>
      <Breadcrumb path={[...above, { name: title, href: null }]} />
      <h1>{title}</h1>
      <RankingWays asked={asked} spans={spans} />
      {path === '/rank' ? <Glance view={view} /> : <Full view={view} />}
      <p className={styles.note}>
        <span>{say('rankings.list.note')}</span>
        {measure === 'citations' && <span>{say('rankings.list.citationNote')}</span>}
        {rankedAt && (
          <span>
            {say('rankings.list.rankedAt', { date: formatDate(rankedAt, { dateStyle: 'medium', timeZone: 'UTC' }) })}
          </span>
        )}
        <OtherLinks view={view} />
      </p>
    </div>
  );
}

function OtherLinks({ view: { asked } }: { readonly view: RankingView }) {
  const say = useSay();
  const href = useHref();
  const { journal } = asked;
  return (
    <>
      {asked.path !== '/rank' && (
        <a href={href(rankingHref(asked, { path: '/rank' }))}>{say('rankings.glance.title')}</a>
      )}
      {journal && <a href={href(rankingHref(asked, { journal: null }))}>{say('rankings.list.allJournals')}</a>}
      <a href={href(`/chart${journal ? `?publicationIndexId=${journal.id}` : ''}`)}>
        {say('rankings.list.statistics')}
      </a>
    </>
  );
}

function Full({ view: { asked, lists, page } }: { readonly view: RankingView }) {
  const say = useSay();
  const href = useHref();
  const [list] = lists;
  if (!list || list.ranked.length === 0) return <Nothing view={{ asked }} />;
  return (
    <>
      <RankedPapers ranked={list.ranked} measure={asked.measure} label={say(spanNames[list.span])} />
      <PageLinks page={page} total={list.pages} hrefOf={(other) => href(rankingHref(asked, { page: other }))} />
    </>
  );
}

/** What is empty says so and leads on. */
function Nothing({ view: { asked } }: { readonly view: Pick<RankingView, 'asked'> }) {
  const say = useSay();
  const href = useHref();
  return (
    <p className={styles.empty} data-part="sentence">
      {say('rankings.list.empty')}{' '}
      {asked.span === 'all' ? (
        <a href={href('/article?sort=publishDate%2Cdesc')}>{say('rankings.list.newest')}</a>
      ) : (
        <a href={href(rankingHref(asked, { span: 'all' }))}>{say('rankings.list.longer')}</a>
      )}
    </p>
  );
}

function Glance({ view: { asked, lists } }: { readonly view: RankingView }) {
  const say = useSay();
  const href = useHref();
  if (lists.every(({ ranked }) => ranked.length === 0)) return <Nothing view={{ asked }} />;
  return (
    <div className={styles.windows} data-part="rankings">
      {lists.map(({ span, ranked }) => {
        const name = say(spanNames[span]);
        return (
          <section key={span} aria-labelledby={`window-${span}`}>
            <h2 id={`window-${span}`}>{name}</h2>
            {ranked.length === 0 ? (
              <p>{say('rankings.list.empty')}</p>
            ) : (
              <>
                <RankedTitles ranked={ranked} measure={asked.measure} label={name} />
                <p>
                  <a
                    href={href(rankingHref(asked, { path: '/articleRankList', span }))}
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
