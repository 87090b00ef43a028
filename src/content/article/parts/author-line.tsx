import { useSay } from '../../../platform/i18n/use-say.ts';
import { useHref } from '../../../platform/shell/href.ts';
import { Localized } from '../../../platform/shell/localized.tsx';
import type { PersonView } from './article-view.ts';
import { authorSearchAddress } from './author-search.ts';
import styles from './authors.module.css';
import { OrcidLink } from './orcid-link.tsx';

/** So many names are read in a line; the others stand below, with where they work. */
const mostInLine = 12;

export const authorInformation = 'article-authors';

export function AuthorLine({ people }: { readonly people: readonly PersonView[] }) {
  const say = useSay();
  const href = useHref();
  const authors = people.filter(({ role }) => role === 'author');
  const more = authors.length - mostInLine;
  if (authors.length === 0) return null;
  return (
    <ul className={styles.line} data-part="authors" aria-label={say('article.authors.label')}>
      {authors.slice(0, mostInLine).map((author, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two authors may have one name; their order never changes
        <li key={place}>
          {author.isGroup ? (
            <Localized of={author.name} />
          ) : (
            <a href={href(author.href ?? authorSearchAddress(author.name.text))}>
              <Localized of={author.name} />
            </a>
          )}
          {author.orcid && <OrcidLink orcid={author.orcid} name={author.name.text} />}
          {author.corresponding && (
            <abbr title={say('article.authors.corresponding')} className={styles.mark}>
              *
            </abbr>
          )}
          {author.equal && (
            <abbr title={say('article.authors.equal')} className={styles.mark}>
              †
            </abbr>
          )}
        </li>
      ))}
      {more > 0 && (
        <li>
          <a href={`#${authorInformation}`}>{say('article.authors.more', { count: more })}</a>
        </li>
      )}
    </ul>
  );
}
