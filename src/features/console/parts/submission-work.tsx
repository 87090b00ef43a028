import { useSay } from '../../../platform/i18n/use-say.ts';
import { documentLanguage, isLanguage } from '../../../platform/kernel/language.ts';
import { orcidAddress } from '../../../platform/kernel/orcid.ts';
import { creditName } from '../../../platform/shell/credit-roles.ts';
import styles from './submission.module.css';
import { type EditorialSubmission, useText } from './submission-view.ts';
import { useWord } from './use-console.ts';

const languageOf = (tag: string): string => (isLanguage(tag) ? documentLanguage(tag) : tag);

/** The work as its author sent it. */
export function SubmissionWork({ submission }: { readonly submission: EditorialSubmission }) {
  const say = useWord();
  const { titles, abstracts, keywords, authors, references, declarations, letter } = submission.details;
  const tags = [...new Set([...Object.keys(titles), ...Object.keys(abstracts), ...Object.keys(keywords)])].filter(
    (tag) => titles[tag] || abstracts[tag] || keywords[tag]?.length,
  );
  return (
    <section aria-labelledby="work" className={styles.panel} data-part="work">
      <h2 id="work">{say('submission.work')}</h2>
      {tags.map((tag) => (
        <article key={tag} lang={languageOf(tag)} dir="auto">
          {tags.length > 1 && <p className={styles.quiet}>{say.of('language', tag)}</p>}
          {titles[tag] && <h3>{titles[tag]}</h3>}
          {abstracts[tag] && (
            <p className={styles.prose}>
              <strong>{say('submission.abstract')}</strong> {abstracts[tag]}
            </p>
          )}
          {(keywords[tag]?.length ?? 0) > 0 && (
            <p>
              <strong>{say('submission.keywords')}</strong> {keywords[tag]?.join(' · ')}
            </p>
          )}
        </article>
      ))}
      <SubmissionAuthors authors={authors} />
      {references.length > 0 && (
        <details data-fold>
          <summary className={styles.opener}>{say('submission.references', { count: references.length })}</summary>
          <ol className={styles.references}>
            {references.map((reference, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they are a printed list, and two may read alike
              <li key={place}>{reference}</li>
            ))}
          </ol>
        </details>
      )}
      <SubmissionDeclarations declarations={declarations} />
      {letter && (
        <>
          <h3>{say('submission.letter')}</h3>
          <p className={styles.prose}>{letter}</p>
        </>
      )}
    </section>
  );
}

type Declarations = EditorialSubmission['details']['declarations'];
const free = ['funding', 'data', 'ethics', 'tools'] as const;

/** What the author declared; what was left empty is said to be so. */
function SubmissionDeclarations({ declarations }: { readonly declarations: Declarations }) {
  const say = useWord();
  return (
    <>
      <h3>{say('submission.declarations')}</h3>
      {declarations.isOriginal && <p>{say('submission.declaration.original')}</p>}
      <dl className={styles.declarations}>
        <div>
          <dt>{say('submission.declaration.interests')}</dt>
          <dd className={styles.prose}>
            {declarations.interests ||
              say(declarations.noInterests ? 'submission.declaration.noInterests' : 'submission.nothingSaid')}
          </dd>
        </div>
        {free.map((name) => (
          <div key={name}>
            <dt>{say(`submission.declaration.${name}`)}</dt>
            <dd className={styles.prose}>{declarations[name] || say('submission.nothingSaid')}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

type Authors = EditorialSubmission['details']['authors'];

/** Who wrote it, as they stand in it. */
function SubmissionAuthors({ authors }: { readonly authors: Authors }) {
  const say = useWord();
  const text = useText();
  const nameRole = useSay();
  return (
    <>
      <h3>{say('submission.authors')}</h3>
      <ol className={styles.authors}>
        {authors.map(({ name, email, orcid, affiliation, isCorresponding, credits = [] }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two authors may be called alike
          <li key={place}>
            <bdi>{text(name)}</bdi>
            {isCorresponding && <small>{say('submission.corresponding')}</small>}
            {email && <a href={`mailto:${email}`}>{email}</a>}
            {orcid && (
              <a href={orcidAddress(orcid)} rel="noreferrer">
                ORCID {orcid}
              </a>
            )}
            {text(affiliation) && <small>{text(affiliation)}</small>}
            {credits.length > 0 && <small>{credits.map((credit) => creditName(nameRole, credit)).join(' · ')}</small>}
          </li>
        ))}
      </ol>
    </>
  );
}
