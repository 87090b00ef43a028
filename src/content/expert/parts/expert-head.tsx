import { ClaimMark } from '../../../features/members/claims/parts/claim-mark.tsx';
import { SaveButtons } from '../../../features/members/favourites/parts/save-buttons.tsx';
import { useSay } from '../../../platform/i18n/use-say.ts';
import { bareOrcid } from '../../../platform/kernel/orcid.ts';
import { NameLink } from '../../../platform/shell/name-link.tsx';
import { Paragraph } from '../../../platform/shell/paragraph.tsx';
import layout from '../../../platform/ui/layout.module.css';
import text from '../../../platform/ui/text.module.css';
import { OrcidLink } from '../../article/parts/orcid-link.tsx';
import { Chips } from './chips.tsx';
import type { ExpertView } from './expert-view.ts';
import { Portrait } from './portrait.tsx';

export function ExpertHead({ expert }: { readonly expert: ExpertView }) {
  const say = useSay();
  const { name, second, portrait, position, affiliation, institution, orcid, website, researchFields, summary } =
    expert;
  return (
    <header className={layout.pictured} data-part="expert-head">
      <Portrait name={name} picture={portrait} label={say('expert.head.portrait', { name })} />
      <div className={layout.stack2}>
        <div className={layout.stack1}>
          <h1 className={text.h1}>
            <bdi>{name}</bdi>
          </h1>
          {second && (
            <p className={text.second} lang={second.lang}>
              <bdi>{second.name}</bdi>
            </p>
          )}
          <p>
            {position && <bdi>{position}</bdi>}
            {position && affiliation && ' · '}
            {institution ? <NameLink to={institution.href} name={institution.name} /> : <bdi>{affiliation}</bdi>}
          </p>
        </div>
        {(orcid || website) && (
          <p className={`${layout.row4} ${text.small}`}>
            {orcid && (
              <span className={layout.row2}>
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
        <Paragraph text={summary} className={`${text.muted} ${text.measure} ${text.written}`} />
        <p className={layout.row2} data-print="no">
          <SaveButtons item={{ id: expert.id, kind: 'expert', title: name }} />
        </p>
        {researchFields.length > 0 && (
          <Chips
            label={say('expert.head.fields')}
            entries={researchFields.map((name) => ({
              name,
              href: `/searchFrame?${new URLSearchParams({ q: name })}`,
            }))}
          />
        )}
      </div>
    </header>
  );
}
