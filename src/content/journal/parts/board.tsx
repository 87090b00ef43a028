import { useSay } from '../../../platform/i18n/use-say.ts';
import { FactLine } from '../../../platform/shell/fact-line.tsx';
import { useHref } from '../../../platform/shell/href.ts';
import { Paragraph } from '../../../platform/shell/paragraph.tsx';
import { DataTable } from '../../../platform/ui/data-table.tsx';
import layout from '../../../platform/ui/layout.module.css';
import text from '../../../platform/ui/text.module.css';
import { Portrait } from '../../expert/parts/portrait.tsx';
import { type BoardGroup, roleName } from './board-view.ts';
import styles from './journals.module.css';

type Member = BoardGroup['members'][number];

interface Props {
  readonly groups: readonly BoardGroup[];
  readonly heading: 'h2' | 'h3';
}

const Place = ({ member }: { readonly member: Member }) => <FactLine of={[member.affiliation, member.country]} />;

/** The editorial board in detail, role by role. */
export function Board({ groups, heading: Heading }: Props) {
  const say = useSay();
  const NameHeading = Heading === 'h2' ? 'h3' : 'h4';
  return (
    <div className={layout.stack6} data-part="board">
      {groups.map(({ role, members }) => (
        <section key={role} className={layout.stack4}>
          <Heading className={Heading === 'h2' ? text.ruledTitle : text.asideTitle}>
            {roleName(say, role, members.length)}{' '}
            <small className={text.headNote}>{say('journal.board.members', { count: members.length })}</small>
          </Heading>
          <ul className={layout.grid}>
            {members.map((member) => (
              <li key={member.name + member.affiliation} className={styles.member}>
                <Portrait name={member.name} picture={member.picture} />
                <div className={layout.stack1}>
                  <NameHeading className={text.h4}>
                    <Name member={member} />
                  </NameHeading>
                  <Paragraph text={member.secondName} className={text.fine} />
                  <p>
                    <Place member={member} />
                  </p>
                  {member.researchField && (
                    <p className={text.fine}>
                      {say('journal.board.researchFields')} · <bdi>{member.researchField}</bdi>
                    </p>
                  )}
                  {member.bio && (
                    <p>
                      <bdi>{member.bio}</bdi>
                    </p>
                  )}
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** The same as a table. */
export function BoardTable({ groups }: Pick<Props, 'groups'>) {
  const say = useSay();
  return (
    <DataTable
      label={say('journal.tab.editorialBoard')}
      rows={groups.flatMap(({ role, members }) => members.map((member) => ({ ...member, role })))}
      keyOf={({ role, name, affiliation }) => role + name + affiliation}
      columns={[
        {
          head: say('journal.board.name'),
          cell: (member) => <Name member={member} />,
          isName: true,
        },
        { head: say('journal.board.role'), cell: ({ role }) => roleName(say, role) },
        { head: say('journal.board.affiliation'), cell: (member) => <Place member={member} /> },
        { head: say('journal.board.researchFields'), cell: ({ researchField }) => researchField },
      ]}
    />
  );
}

function Name({ member: { name, href: page } }: { readonly member: Member }) {
  const href = useHref();
  const isolated = <bdi>{name}</bdi>;
  return page ? <a href={href(page)}>{isolated}</a> : isolated;
}
