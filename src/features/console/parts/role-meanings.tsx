import styles from './role-meanings.module.css';
import { useConsole, useWord, useWordOf } from './use-console.ts';

/** What each role may do, in plain words. */
export function RoleMeanings() {
  const say = useWord();
  const sayOf = useWordOf();
  const { me } = useConsole();
  const roles = ['owner', 'editor', 'moderator', ...(me.role === 'operator' ? ['operator'] : [])];
  return (
    <section aria-labelledby="roles">
      <h2 id="roles">{say('people.roles')}</h2>
      <dl className={styles.roles}>
        {roles.map((role) => (
          <div key={role}>
            <dt>{sayOf('role', role)}</dt>
            <dd>{sayOf('people.may', role)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
