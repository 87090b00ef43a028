import { useIntl } from 'react-intl';
import { sayWith } from '../../../../platform/i18n/use-say.ts';
import { creditName } from '../../../../platform/shell/credit-roles.ts';
import { languageNameFor } from '../../../../platform/shell/language-name.ts';
import { directionOf, tagOf } from '../../../../platform/shell/localized-text.ts';
import layout from '../../../../platform/ui/layout.module.css';
import words from '../../../../platform/ui/text.module.css';
import type { Declarations, SubmissionDetails } from '../fields.contract.ts';
import form from './form.module.css';
import styles from './own.module.css';

interface Props {
  readonly details: SubmissionDetails;
  readonly journal: string | null;
}

const said: readonly (keyof Declarations)[] = ['interests', 'funding', 'data', 'ethics', 'tools'];

/** All that a submission says, as the editors see it. */
export function SubmissionContent({ details, journal }: Props) {
  const intl = useIntl();
  const say = sayWith(intl);
  const { titles, abstracts, keywords, authors, references, declarations, letter, written } = details;
  const inLanguage = (texts: SubmissionDetails['titles'], draw: (text: string) => React.ReactNode) =>
    Object.entries(texts).flatMap(([language, text]) =>
      text?.trim()
        ? [
            <div key={language} lang={tagOf(language)} dir={directionOf(language)}>
              {draw(text)}
            </div>,
          ]
        : [],
    );
  const joined = Object.fromEntries(Object.entries(keywords).map(([language, all]) => [language, all.join('; ')]));
  const none = <p className={words.muted}>{say('submissions.form.check.none')}</p>;
  const orNone = (parts: readonly React.ReactNode[]) => (parts.length > 0 ? parts : none);
  return (
    <dl className={`${layout.stack1} ${styles.content}`} data-part="content">
      {journal && (
        <>
          <dt>{say('submissions.form.about.journal')}</dt>
          <dd>{journal}</dd>
        </>
      )}
      <dt>{say('submissions.form.about.written')}</dt>
      <dd>{languageNameFor(intl, written)}</dd>
      <dt>{say('submissions.form.about.title')}</dt>
      <dd>{orNone(inLanguage(titles, (text) => <p className={styles.title}>{text}</p>))}</dd>
      <dt>{say('submissions.form.step.authors')}</dt>
      <dd>
        {authors.length === 0 ? (
          none
        ) : (
          <ol className={words.marked}>
            {authors.map((author, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: authors have no identity but their place.
              <li key={place}>
                <bdi>{valuesOf(author.name).join(' / ')}</bdi>
                {author.isCorresponding && ` (${say('submissions.form.authors.corresponding')})`}
                <p className={words.fine}>
                  <bdi>{[...valuesOf(author.affiliation), author.email, author.orcid].filter(Boolean).join(' · ')}</bdi>
                </p>
                {author.credits?.length ? (
                  <p className={words.fine}>{author.credits.map((credit) => creditName(say, credit)).join(' · ')}</p>
                ) : null}
              </li>
            ))}
          </ol>
        )}
      </dd>
      <dt>{say('submissions.form.about.abstract')}</dt>
      <dd>{orNone(inLanguage(abstracts, (text) => <p className={words.written}>{text}</p>))}</dd>
      <dt>{say('submissions.form.about.keywords')}</dt>
      <dd>{orNone(inLanguage(joined, (text) => <p>{text}</p>))}</dd>
      {references.length > 0 && (
        <>
          <dt>{say('submissions.form.step.references')}</dt>
          <dd>
            <details data-fold className={form.fold}>
              <summary>{say('submissions.form.references.count', { count: references.length })}</summary>
              <ol className={words.marked} dir="auto">
                {references.map((reference, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a list may name a work twice.
                  <li key={place}>{reference}</li>
                ))}
              </ol>
            </details>
          </dd>
        </>
      )}
      <dt>{say('submissions.form.check.declarations')}</dt>
      <dd>
        <ul className={`${layout.stack2} ${words.marked}`}>
          {declarations.isOriginal && <li>{say('submissions.form.declarations.isOriginal')}</li>}
          {declarations.noInterests && <li>{say('submissions.form.declarations.noInterests')}</li>}
          {said.map((name) =>
            declarations[name] && !(name === 'interests' && declarations.noInterests) ? (
              <li key={name}>
                {say(`submissions.form.declarations.${name as 'data'}`)}
                <p className={words.written} dir="auto">
                  {declarations[name]}
                </p>
              </li>
            ) : null,
          )}
        </ul>
      </dd>
      {letter.trim() && (
        <>
          <dt>{say('submissions.form.declarations.letter')}</dt>
          <dd className={words.written} dir="auto">
            {letter}
          </dd>
        </>
      )}
    </dl>
  );
}

const valuesOf = (texts: Readonly<Record<string, string | undefined>>): string[] =>
  Object.values(texts).filter((text): text is string => Boolean(text?.trim()));
