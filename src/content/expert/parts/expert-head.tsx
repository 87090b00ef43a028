import { ClaimMark } from '../../../features/members/claims/parts/claim-mark.tsx';
import { SaveButtons } from '../../../features/members/favourites/parts/save-buttons.tsx';
import { useSay } from '../../../platform/i18n/use-say.ts';
import { bareOrcid } from '../../../platform/kernel/orcid.ts';
import { useHref } from '../../../platform/shell/href.ts';
import { NameLink } from '../../../platform/shell/name-link.tsx';
import { Paragraph } from '../../../platform/shell/paragraph.tsx';
import { OrcidLink } from '../../article/parts/orcid-link.tsx';
import styles from './expert-head.module.css';
import type { ExpertView } from './expert-view.ts';

export function ExpertHead({ expert }: { readonly expert: ExpertView }) {
  const say = useSay();
  const href = useHref();
  const { name, second, portrait, position, affiliation, institution, orcid, website, researchFields, summary } =
    expert;
  return (
    <header className={styles.head} data-part="expert-head">
      {portrait ? (
        <img className={styles.portrait} src={portrait} alt={say('expert.head.portrait', { name })} />
      ) : (
        <span className={styles.portrait} aria-hidden="true">
          {[...name][0]}
        </span>
      )}
      <div className={styles.words}>
        <h1>
          <bdi>{name}</bdi>
        </h1>
        {second && (
          <p className={styles.second} lang={second.lang}>
            <bdi>{second.name}</bdi>
          </p>
        )}
        <p>
          {position && <bdi>{position}</bdi>}
          {position && affiliation && ' · '}
          {institution ? <NameLink to={institution.href} name={institution.name} /> : <bdi>{affiliation}</bdi>}
        </p>
        {(orcid || website) && (
          <p className={styles.links}>
            {orcid && (
              <span>
                <OrcidLink orcid={{ href: orcid, authenticated: true }} name={name} />
                <bdi dir="ltr">{bareOrcid(orcid)}</bdi>
              </span>
            )}
            {website && (
              <a href={website} rel="noopener nofollow">
                {say('expert.head.website')}
              </a>
            )}
          </p>
        )}
        {expert.isClaimed && <ClaimMark />}
        <Paragraph text={summary} className={styles.summary} />
        <p className={styles.actions} data-print="no">
          <SaveButtons thing={{ id: expert.id, kind: 'expert', title: name }} />
        </p>
        {researchFields.length > 0 && (
          <dl className={styles.fields}>
            <dt>{say('expert.head.fields')}</dt>
            {researchFields.map((field) => (
              <dd key={field}>
                <a href={href(`/searchFrame?${new URLSearchParams({ q: field })}`)}>
                  <bdi>{field}</bdi>
                </a>
              </dd>
            ))}
          </dl>
        )}
      </div>
    </header>
  );
}
