import { SaveButtons } from '../../../features/members/favourites/parts/save-buttons.tsx';
import { useSay } from '../../../platform/i18n/use-say.ts';
import { NameLink } from '../../../platform/shell/name-link.tsx';
import { Paragraph } from '../../../platform/shell/paragraph.tsx';
import type { ProfileView } from '../pages/load-profile.ts';
import type { ProfileFact } from './profile-facts.ts';
import styles from './profile-head.module.css';

const kindName = {
  institution: 'institution.kind.one',
  subject: 'institution.kind.subject',
  term: 'institution.kind.term',
} as const;

export function ProfileHead({ profile }: { readonly profile: ProfileView }) {
  const say = useSay();
  const { id, kind, name, second, summary, facts, chips } = profile;
  return (
    <header className={styles.head} data-part="profile-head">
      <p className={styles.kind}>{say(kindName[kind])}</p>
      <h1>
        <bdi>{name}</bdi>
      </h1>
      {second && (
        <p className={styles.second} lang={second.lang}>
          <bdi>{second.name}</bdi>
        </p>
      )}
      <Paragraph text={summary} className={styles.summary} />
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map((fact) => (
            <div key={fact.key}>
              <dt>{say(fact.key)}</dt>
              <dd>
                <FactValue fact={fact} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {id && (
        <p className={styles.actions} data-print="no">
          <SaveButtons thing={{ id, kind, title: name }} />
        </p>
      )}
      {chips.map(({ key, entries }) => (
        <dl key={key} className={styles.chips}>
          <dt>{say(key)}</dt>
          {entries.map((entry) => (
            <dd key={entry.href}>
              <NameLink to={entry.href} name={entry.name} />
            </dd>
          ))}
        </dl>
      ))}
    </header>
  );
}

function FactValue({ fact: { value, href, leftToRight } }: { readonly fact: ProfileFact }) {
  const printed = <bdi dir={leftToRight ? 'ltr' : undefined}>{value}</bdi>;
  return href ? (
    <a href={href} rel="noopener nofollow">
      {printed}
    </a>
  ) : (
    printed
  );
}
