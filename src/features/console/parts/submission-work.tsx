import { useSay } from '../../../platform/i18n/use-say.ts';
import { documentLanguage, isLanguage } from '../../../platform/kernel/language.ts';
import { orcidAddress } from '../../../platform/kernel/orcid.ts';
import { creditName } from '../../../platform/shell/credit-roles.ts';
import layout from '../../../platform/ui/layout.module.css';
import text from '../../../platform/ui/text.module.css';
import styles from './console.module.css';
import { ConsoleSection } from './console-page.tsx';
import { type EditorialSubmission, useSubmissionText } from './submission-view.ts';
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
    <ConsoleSection id="work" title={say('submission.work')} isCard part="work">
      {tags.map((tag) => (
        <article key={tag} className={layout.stack2} lang={languageOf(tag)} dir="auto">
          {tags.length > 1 && <p className={text.fine}>{say.of('language', tag)}</p>}
          {titles[tag] && <h3 className={text.h4}>{titles[tag]}</h3>}
          {abstracts[tag] && (
            <p className={styles.written}>
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
          <ol className={styles.listed}>
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
          <h3 className={text.h4}>{say('submission.letter')}</h3>
          <p className={styles.written}>{letter}</p>
        </>
      )}
    </ConsoleSection>
  );
}

type Declarations = EditorialSubmission['details']['declarations'];
const free = ['funding', 'data', 'ethics', 'tools'] as const;

/** What the author declared; what was left empty is said to be so. */
function SubmissionDeclarations({ declarations }: { readonly declarations: Declarations }) {
  const say = useWord();
  return (
    <>
      <h3 className={text.h4}>{say('submission.declarations')}</h3>
      {declarations.isOriginal && <p>{say('submission.declaration.original')}</p>}
      <dl className={layout.stack2}>
        <div>
          <dt className={text.fine}>{say('submission.declaration.interests')}</dt>
          <dd className={styles.written}>
            {declarations.interests ||
              say(declarations.noInterests ? 'submission.declaration.noInterests' : 'submission.nothingSaid')}
          </dd>
        </div>
        {free.map((name) => (
          <div key={name}>
            <dt className={text.fine}>{say(`submission.declaration.${name}`)}</dt>
            <dd className={styles.written}>{declarations[name] || say('submission.nothingSaid')}</dd>
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
  const textOf = useSubmissionText();
  const nameRole = useSay();
  return (
    <>
      <h3 className={text.h4}>{say('submission.authors')}</h3>
      <ol className={`${layout.stack1} ${styles.links}`}>
        {authors.map(({ name, email, orcid, affiliation, isCorresponding, credits = [] }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two authors may be called alike
          <li key={place} className={layout.row3}>
            <bdi>{textOf(name)}</bdi>
            {isCorresponding && <small className={text.muted}>{say('submission.corresponding')}</small>}
            {email && <a href={`mailto:${email}`}>{email}</a>}
            {orcid && (
              <a href={orcidAddress(orcid)} rel="noreferrer">
                ORCID {orcid}
              </a>
            )}
            {textOf(affiliation) && <small className={text.muted}>{textOf(affiliation)}</small>}
            {credits.length > 0 && (
              <small className={text.muted}>{credits.map((credit) => creditName(nameRole, credit)).join(' · ')}</small>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}
