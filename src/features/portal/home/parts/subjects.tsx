import { useSay } from '../../../../platform/i18n/use-say.ts';
import { useHref } from '../../../../platform/shell/href.ts';
import box from '../../../../platform/ui/box.module.css';
import layout from '../../../../platform/ui/layout.module.css';
import text from '../../../../platform/ui/text.module.css';
import block from './block.module.css';
import { Block } from './block.tsx';
import type { ModuleOf } from './module-view.ts';
import styles from './subjects.module.css';

/** A way in by subject: tiles, or in the style `line` one word after the other. */
export function Subjects({ module }: { readonly module: ModuleOf<'subjects'> }) {
  const say = useSay();
  const href = useHref();
  const inLine = module.styleId === 'line';
  const linkClass = inLine ? box.chip : `${box.notice} ${layout.spread}`;
  return (
    <Block part="subjects" title={module.title || say('site.portal.subjects')} more="/article">
      <ul className={`${inLine ? layout.row2 : block.tiles} ${styles.subjects}`} data-style={module.styleId}>
        {module.subjects.map(({ id, name, count }) => (
          <li key={id}>
            <a className={linkClass} href={href(`/article?${new URLSearchParams({ facet: `subject:${id}` })}`)}>
              <bdi>{name}</bdi>{' '}
              {count !== null && (
                <span className={`${text.fine} ${text.numbers}`}>{say('site.portal.paperCount', { count })}</span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </Block>
  );
}
