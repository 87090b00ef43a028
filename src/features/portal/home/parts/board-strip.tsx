import { roleName } from '../../../../content/journal/parts/board-view.ts';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import styles from './board-strip.module.css';
import { ModuleHeading } from './module-heading.tsx';
import type { ModuleOf } from './module-view.ts';

/** The first of the editorial board: portraits in a row, or in the style `list` names alone. */
export function BoardStrip({ module }: { readonly module: ModuleOf<'board'> }) {
  const say = useSay();
  const title = module.title || say('site.home.editorialBoard');
  return (
    <section data-part="board-strip">
      <ModuleHeading title={title} more="/editorial" />
      <ul className={styles.board} data-style={module.styleId}>
        {module.members.map(({ role, name, affiliation, picture }) => (
          <li key={role + name + affiliation}>
            {picture ? (
              <img className={styles.portrait} src={picture} alt="" loading="lazy" />
            ) : (
              <span className={styles.portrait} aria-hidden="true">
                {[...name][0]}
              </span>
            )}
            <div>
              <p className={styles.name}>
                <bdi>{name}</bdi>
              </p>
              <p>{roleName(say, role)}</p>
              {affiliation && (
                <p className={styles.affiliation}>
                  <bdi>{affiliation}</bdi>
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
