import { useSay } from '../../../platform/i18n/use-say.ts';
import { useHref } from '../../../platform/shell/href.ts';
import { Paragraph } from '../../../platform/shell/paragraph.tsx';
import styles from './board.module.css';
import { type BoardGroup, roleName } from './board-view.ts';

type Member = BoardGroup['members'][number];

interface Props {
  readonly groups: readonly BoardGroup[];
  readonly heading: 'h2' | 'h3';
}

/** The editorial board in detail, role by role. */
export function Board({ groups, heading: Heading }: Props) {
  const say = useSay();
  const NameHeading = Heading === 'h2' ? 'h3' : 'h4';
  return (
    <div className={styles.board} data-part="board">
      {groups.map(({ role, members }) => (
        <section key={role}>
          <Heading>
            {roleName(say, role)} <small>{say('journal.board.members', { count: members.length })}</small>
          </Heading>
          <ul>
            {members.map((member) => (
              <li key={member.name + member.affiliation}>
                <Portrait member={member} />
                <div>
                  <NameHeading>
                    <Name member={member} />
                  </NameHeading>
                  <Paragraph text={member.secondName} className={styles.quiet} />
                  <p>{[member.affiliation, member.country].filter(Boolean).join(' · ')}</p>
                  {member.researchField && (
                    <p className={styles.quiet}>
                      {say('journal.board.researchFields')} · <bdi>{member.researchField}</bdi>
                    </p>
                  )}
                  {member.bio && <p className={styles.bio}>{member.bio}</p>}
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
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table moves inside its own frame, by keyboard too
    <section className={styles.wide} aria-label={say('journal.tab.editorialBoard')} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{say('journal.board.name')}</th>
            <th scope="col">{say('journal.board.role')}</th>
            <th scope="col">{say('journal.board.affiliation')}</th>
            <th scope="col">{say('journal.board.researchFields')}</th>
          </tr>
        </thead>
        <tbody>
          {groups.flatMap(({ role, members }) =>
            members.map((member) => (
              <tr key={role + member.name + member.affiliation}>
                <th scope="row">
                  <Name member={member} />
                </th>
                <td>{roleName(say, role)}</td>
                <td>{[member.affiliation, member.country].filter(Boolean).join(' · ')}</td>
                <td>{member.researchField}</td>
              </tr>
            )),
          )}
        </tbody>
      </table>
    </section>
  );
}

function Name({ member: { name, href: page } }: { readonly member: Member }) {
  const href = useHref();
  return page ? <a href={href(page)}>{name}</a> : name;
}

function Portrait({ member }: { readonly member: Member }) {
  if (member.picture) return <img className={styles.portrait} src={member.picture} alt="" loading="lazy" />;
  return (
    <span className={styles.portrait} aria-hidden="true">
      {[...member.name][0]}
    </span>
  );
}
