import { useSay } from '../../../platform/i18n/use-say.ts';
import { orcidAddress } from '../../../platform/kernel/orcid.ts';
import { creditName } from '../../../platform/shell/credit-roles.ts';
import styles from './submission.module.css';
import { type EditorialSubmission, useText } from './submission-view.ts';
import { useWord } from './use-console.ts';

type Authors = EditorialSubmission['details']['authors'];

/** Who wrote it, as they stand in it. */
export function SubmissionAuthors({ authors }: { readonly authors: Authors }) {
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
