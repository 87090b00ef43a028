import { FormattedNumber } from 'react-intl';
import { useSay } from '../../../platform/i18n/use-say.ts';
import { useHref } from '../../../platform/shell/href.ts';
import styles from './profile-choice.module.css';
import type { ProfileChoice as Choice } from './profile-view.ts';

/** What could be meant by an address that names nothing. */
export function ProfileChoice({ choice: { kind, entries } }: { readonly choice: Choice }) {
  const say = useSay();
  const href = useHref();
  return (
    <>
      <h1>{say(kind === 'subject' ? 'institution.kind.subjects' : 'institution.kind.terms')}</h1>
      <p>
        {entries.length === 0
          ? say('institution.choose.none')
          : say(kind === 'subject' ? 'institution.choose.subject' : 'institution.choose.term')}
      </p>
      <ul className={styles.choices} data-part="profile-choice">
        {entries.map((entry) => (
          <li key={entry.href}>
            <a href={href(entry.href)}>
              <bdi>{entry.name}</bdi>
            </a>
            <span>
              <FormattedNumber value={entry.count} />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
