import { roleName } from '../../../../content/journal/parts/board-view.ts';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import layout from '../../../../platform/ui/layout.module.css';
import text from '../../../../platform/ui/text.module.css';
import block from './block.module.css';
import { Block } from './block.tsx';
import styles from './board-strip.module.css';
import type { ModuleOf } from './module-view.ts';

/** The first of the editorial board: portraits in a row, or in the style `list` names alone. */
export function BoardStrip({ module }: { readonly module: ModuleOf<'board'> }) {
  const say = useSay();
  return (
    <Block part="board-strip" title={module.title || say('site.home.editorialBoard')} more="/editorial">
      <ul className={`${block.tiles} ${styles.board}`} data-style={module.styleId}>
        {module.members.map(({ role, name, affiliation, picture }) => (
          <li key={role + name + affiliation} className={layout.stack2}>
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
              <p className={text.fine}>{roleName(say, role)}</p>
              {affiliation && (
                <p className={`${text.fine} ${styles.affiliation}`}>
                  <bdi>{affiliation}</bdi>
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Block>
  );
}
