import { useSay } from '../../../platform/i18n/use-say.ts';
import { useHref } from '../../../platform/shell/href.ts';
import { Localized } from '../../../platform/shell/localized.tsx';
import { DateText } from './date-text.tsx';
import { LinkedPapers } from './linked-papers.tsx';
import { RichTitle } from './rich-title.tsx';
import styles from './tombstone.module.css';
import type { TombstoneView } from './tombstone-view.ts';

interface Props {
  readonly paper: TombstoneView;
  /** What an item that is no paper says instead. */
  readonly state?: string;
  readonly others?: { readonly name: string; readonly href: string };
}

/** What remains of an item that was withdrawn: its name, when and why, and where to go from here. */
export function Tombstone({ paper, state, others }: Props) {
  const say = useSay();
  const href = useHref();
  return (
    <article className={styles.stone} data-part="tombstone">
      <p className={styles.state}>{state ?? say('article.withdrawn.title')}</p>
      <h1>
        <RichTitle title={paper.title} pieces={paper.titlePieces} html={paper.titleHtml} />
      </h1>
      <dl>
        {paper.date && (
          <div>
            <dt>{say('article.withdrawn.date')}</dt>
            <dd>
              <DateText date={paper.date} />
            </dd>
          </div>
        )}
        <div>
          <dt>{say('article.withdrawn.reason')}</dt>
          <dd>{paper.reason ? <Localized of={paper.reason} /> : say('article.withdrawn.noReason')}</dd>
        </div>
        {paper.doi && (
          <div>
            <dt>DOI</dt>
            <dd dir="ltr">https://doi.org/{paper.doi}</dd>
          </div>
        )}
      </dl>
      {paper.links.length > 0 && <LinkedPapers article={paper} />}
      <p>
        {paper.journal ? (
          <a href={href(`/mag/${paper.journal.id}`)}>{paper.journal.name}</a>
        ) : (
          <a href={href(others?.href ?? '/article')}>{others?.name ?? say('article.withdrawn.others')}</a>
        )}
      </p>
    </article>
  );
}
