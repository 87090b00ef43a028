import { FormattedNumber } from 'react-intl';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import layout from '../../../../platform/ui/layout.module.css';
import text from '../../../../platform/ui/text.module.css';
import styles from './changes.module.css';
import type { ChangesView } from './changes-view.ts';

type Summary = NonNullable<ChangesView['summary']>;

/** How much changed, and where. */
export function ChangesAside({ summary }: { readonly summary: Summary }) {
  const say = useSay();
  const { inserted, deleted, moved, sections } = summary;
  const amounts = [
    say('article.changes.count', { count: summary.changes }),
    inserted.words > 0 && say('article.changes.inserted', { count: inserted.words }),
    deleted.words > 0 && say('article.changes.deleted', { count: deleted.words }),
    ...atLeastOne(inserted.pictures, deleted.pictures, (count) => say('article.changes.pictures', { count })),
    ...atLeastOne(inserted.formulas, deleted.formulas, (count) => say('article.changes.formulas', { count })),
    moved > 0 && say('article.changes.moved', { count: moved }),
  ].filter((amount) => amount !== false);
  return (
    <aside className={`${layout.stack5} ${text.small} ${styles.aside}`} data-part="changes-aside">
      <ul className={layout.stack1} data-part="changes-count">
        {amounts.map((amount) => (
          <li key={amount}>{amount}</li>
        ))}
      </ul>
      {summary.changes > 0 && <Legend hasMoved={moved > 0} />}
      {sections.length > 0 && (
        <nav
          className={layout.stack2}
          aria-label={say('article.changes.sections')}
          data-part="changed-sections"
          data-print="no"
        >
          <h3 className={text.asideTitle}>{say('article.changes.sections')}</h3>
          <ol className={styles.sections}>
            {sections.map(({ title, first, changes }) => (
              <li key={first}>
                <a href={`#change-${first}`}>
                  <bdi>{title || say('article.changes.beginning')}</bdi>{' '}
                  <span className={text.fine}>
                    <FormattedNumber value={changes} />
                  </span>
                </a>
              </li>
            ))}
          </ol>
        </nav>
      )}
    </aside>
  );
}

const atLeastOne = (one: number, other: number, words: (count: number) => string): string[] =>
  one + other > 0 ? [words(Math.max(one, other))] : [];

function Legend({ hasMoved }: { readonly hasMoved: boolean }) {
  const say = useSay();
  return (
    <ul className={layout.row3} aria-label={say('article.changes.mark.label')} data-part="changes-legend">
      <li>
        <ins>{say('article.changes.mark.inserted')}</ins>
      </li>
      <li>
        <del>{say('article.changes.mark.deleted')}</del>
      </li>
      {hasMoved && (
        <li>
          <ins data-moved="">{say('article.changes.mark.moved')}</ins>
        </li>
      )}
    </ul>
  );
}
