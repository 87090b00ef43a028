import { SaveButtons } from '../../../features/members/favourites/parts/save-buttons.tsx';
import { useSay } from '../../../platform/i18n/use-say.ts';
import { Fact } from '../../../platform/shell/facts.tsx';
import { Paragraph } from '../../../platform/shell/paragraph.tsx';
import layout from '../../../platform/ui/layout.module.css';
import text from '../../../platform/ui/text.module.css';
import { Chips } from '../../expert/parts/chips.tsx';
import type { ProfileView } from '../pages/load-profile.ts';
import type { ProfileFact } from './profile-facts.ts';

const kindName = {
  institution: 'institution.kind.one',
  subject: 'institution.kind.subject',
  term: 'institution.kind.term',
} as const;

export function ProfileHead({ profile }: { readonly profile: ProfileView }) {
  const say = useSay();
  const { id, kind, name, second, summary, facts, chips } = profile;
  return (
    <header className={layout.stack3} data-part="profile-head">
      <p className={text.kind}>{say(kindName[kind])}</p>
      <h1 className={text.h1}>
        <bdi>{name}</bdi>
      </h1>
      {second && (
        <p className={text.second} lang={second.lang}>
          <bdi>{second.name}</bdi>
        </p>
      )}
      <Paragraph text={summary} className={`${text.muted} ${text.measure}`} />
      {facts.length > 0 && (
        <dl className={`${layout.facts} ${text.small}`}>
          {facts.map((fact) => (
            <Fact key={fact.key} label={say(fact.key)}>
              <FactValue fact={fact} />
            </Fact>
          ))}
        </dl>
      )}
      {id && (
        <p className={layout.row2} data-print="no">
          <SaveButtons item={{ id, kind, title: name }} />
        </p>
      )}
      {chips.map(({ key, entries }) => (
        <Chips key={key} label={say(key)} entries={entries} />
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
