import { useSay } from '../../../../platform/i18n/use-say.ts';
import { useHref } from '../../../../platform/shell/href.ts';
import { measures, type Span } from '../domain/ranking.ts';
import styles from './ranking.module.css';
import { type RankingAsked, rankingHref, spanNames } from './ranking-view.ts';

/** By what is ranked, and over which time. */
export function RankingWays({ asked, spans }: { readonly asked: RankingAsked; readonly spans: readonly Span[] }) {
  const say = useSay();
  const href = useHref();
  return (
    <div className={styles.ways}>
      <nav className={styles.measures} aria-label={say('rankings.measure.label')} data-part="ranking-measures">
        <ul>
          {measures.map((measure) => (
            <li key={measure}>
              <a
                href={href(rankingHref(asked, { measure }))}
                aria-current={measure === asked.measure ? 'page' : undefined}
              >
                {say(`rankings.measure.${measure}`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {asked.path === '/articleRankList' && (
        <nav className={styles.spans} aria-label={say('rankings.window.label')} data-part="ranking-windows">
          <ul>
            {spans.map((span) => (
              <li key={span}>
                <a href={href(rankingHref(asked, { span }))} aria-current={span === asked.span ? 'page' : undefined}>
                  {say(spanNames[span])}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
