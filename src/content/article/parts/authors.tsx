import { useSay } from '../../../platform/i18n/use-say.ts';
import { creditName } from '../../../platform/shell/credit-roles.ts';
import { useHref } from '../../../platform/shell/href.ts';
import { Localized } from '../../../platform/shell/localized.tsx';
import box from '../../../platform/ui/box.module.css';
import layout from '../../../platform/ui/layout.module.css';
import text from '../../../platform/ui/text.module.css';
import styles from './article-head.module.css';
import type { ArticleView, PersonView } from './article-view.ts';
import { authorSearchAddress } from './author-search.ts';
import { OptionalLink } from './optional-link.tsx';
import { OrcidLink } from './orcid-link.tsx';

/** So many names are read in a line; the others stand below, with where they work. */
const mostInLine = 12;

const authorInformation = 'article-authors';

export function AuthorLine({ people }: { readonly people: readonly PersonView[] }) {
  const say = useSay();
  const href = useHref();
  const authors = people.filter(({ role }) => role === 'author');
  const more = authors.length - mostInLine;
  if (authors.length === 0) return null;
  return (
    <ul className={`${layout.line} ${styles.names}`} data-part="authors" aria-label={say('article.authors.label')}>
      {authors.slice(0, mostInLine).map((author, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two authors may have one name; their order never changes
        <li key={place}>
          <OptionalLink href={author.isGroup ? null : href(author.href ?? authorSearchAddress(author.name.text))}>
            <Localized of={author.name} />
          </OptionalLink>
          {author.orcid && <OrcidLink orcid={author.orcid} name={author.name.text} />}
          {author.corresponding && mark('*', say('article.authors.corresponding'))}
          {author.equal && mark('†', say('article.authors.equal'))}
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

const mark = (sign: string, meaning: string) => (
  <abbr title={meaning} className={text.muted}>
    {sign}
  </abbr>
);

type DetailsProps = Pick<ArticleView, 'people' | 'affiliations'>;

/** Where the authors work and what each of them did: on demand. */
export function AuthorDetails({ people, affiliations }: DetailsProps) {
  const say = useSay();
  const href = useHref();
  const informative = people.filter(isInformative);
  if (affiliations.length === 0 && informative.length === 0) return null;
  return (
    <details className={`${text.small} ${styles.fold}`} data-fold="" data-part="author-details">
      <summary>{say('article.authors.information')}</summary>
      <div id={authorInformation} className={`${box.panel} ${layout.stack4}`}>
        {affiliations.length > 0 && (
          <ol className={styles.affiliations} aria-label={say('article.authors.affiliations')}>
            {affiliations.map(({ name, href: page, ror }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: their order is their number
              <li key={place}>
                {name && (
                  <OptionalLink href={page && href(page)}>
                    <Localized of={name} />
                  </OptionalLink>
                )}
                {ror && (
                  <>
                    {' '}
                    <a href={ror} rel="noopener">
                      ROR
                    </a>
                  </>
                )}
              </li>
            ))}
          </ol>
        )}
        <ul className={layout.stack2}>
          {informative.map((person, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name; their order never changes
            <li key={place}>
              <Person person={person} />
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}

const isInformative = ({ role, affiliations, credits, corresponding, equal }: PersonView): boolean =>
  role !== 'author' || affiliations.length > 0 || credits.length > 0 || corresponding || equal;

function Person({ person }: { readonly person: PersonView }) {
  const say = useSay();
  const facts = [
    person.role === 'author' ? '' : say(`article.authors.${person.role}`),
    person.equal ? say('article.authors.equal') : '',
    ...person.credits.map((credit) => creditName(say, credit)),
  ].filter(Boolean);
  return (
    <>
      <strong>
        <Localized of={person.name} />
      </strong>
      {person.orcid && <OrcidLink orcid={person.orcid} name={person.name.text} />}
      {person.affiliations.length > 0 && <sup> {person.affiliations.join(', ')}</sup>}
      {facts.length > 0 && <span className={text.muted}> {facts.join(' · ')}</span>}
      {person.corresponding && (
        <span className={text.muted}>
          {' '}
          {say('article.authors.corresponding')}
          {person.email && (
            <>
              {' '}
              <a href={`mailto:${person.email}`}>{person.email}</a>
            </>
          )}
        </span>
      )}
    </>
  );
}
