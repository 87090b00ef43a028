import { useSay } from '../../../platform/i18n/use-say.ts';
import { useHref } from '../../../platform/shell/href.ts';
import { Localized } from '../../../platform/shell/localized.tsx';
import text from '../../../platform/ui/text.module.css';
import type { ContentsEntry } from './book-view.ts';
import styles from './contents.module.css';

interface Props {
  readonly entries: readonly ContentsEntry[];
  /** The chapter that is open. */
  readonly current?: number;
  /** Authors and pages stand on the book's own page, not on the side of a chapter. */
  readonly brief?: boolean;
}

/** The contents of a book as a tree; what can be read is a link. */
export function Contents({ entries, current, brief = false }: Props) {
  return (
    <ol className={styles.contents} data-part="contents" data-brief={brief ? '' : undefined}>
      {entries.map((entry) => (
        <li key={entry.position}>
          <Entry entry={entry} isCurrent={entry.position === current} brief={brief} />
          {entry.entries.length > 0 && (
            <Contents entries={entry.entries} brief={brief} {...(current !== undefined && { current })} />
          )}
        </li>
      ))}
    </ol>
  );
}

interface EntryProps {
  readonly entry: ContentsEntry;
  readonly isCurrent: boolean;
  readonly brief: boolean;
}

function Entry({ entry, isCurrent, brief }: EntryProps) {
  const say = useSay();
  const href = useHref();
  const words = (
    <>
      {entry.label && <span className={text.numbers}>{entry.label}</span>} <Localized of={entry.title} />
    </>
  );
  return (
    <div className={styles.entry}>
      <p>
        {entry.href ? (
          <a href={href(entry.href)} aria-current={isCurrent ? 'page' : undefined}>
            {words}
          </a>
        ) : (
          words
        )}
      </p>
      {!brief && entry.pages && (
        <span className={text.fine}>{say('article.period.pages', { pages: entry.pages })}</span>
      )}
      {!brief && entry.authors && <p className={`${styles.authors} ${text.fine}`}>{entry.authors}</p>}
    </div>
  );
}
