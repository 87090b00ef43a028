import { documentLanguage, isLanguage } from '../../../platform/kernel/language.ts';
import styles from './submission.module.css';
import { SubmissionAuthors } from './submission-authors.tsx';
import { SubmissionDeclarations } from './submission-declarations.tsx';
import type { EditorialSubmission } from './submission-view.ts';
import { useWord, useWordOf } from './use-console.ts';

const languageOf = (tag: string): string => (isLanguage(tag) ? documentLanguage(tag) : tag);

/** The work as its author sent it. */
export function SubmissionWork({ submission }: { readonly submission: EditorialSubmission }) {
  const say = useWord();
  const sayOf = useWordOf();
  const { titles, abstracts, keywords, authors, references, declarations, letter } = submission.details;
  const tags = [...new Set([...Object.keys(titles), ...Object.keys(abstracts), ...Object.keys(keywords)])].filter(
    (tag) => titles[tag] || abstracts[tag] || keywords[tag]?.length,
  );
  return (
    <section aria-labelledby="work" className={styles.panel} data-part="work">
      <h2 id="work">{say('submission.work')}</h2>
      {tags.map((tag) => (
        <article key={tag} lang={languageOf(tag)} dir="auto">
          {tags.length > 1 && <p className={styles.quiet}>{sayOf('language', tag)}</p>}
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
