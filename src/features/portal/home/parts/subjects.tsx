import { useSay } from '../../../../platform/i18n/use-say.ts';
import { useHref } from '../../../../platform/shell/href.ts';
import { ModuleHeading } from './module-heading.tsx';
import type { ModuleOf } from './module-view.ts';
import styles from './subjects.module.css';

/** A way in by subject: tiles, or in the style `line` one word after the other. */
export function Subjects({ module }: { readonly module: ModuleOf<'subjects'> }) {
  const say = useSay();
  const href = useHref();
  const title = module.title || say('site.portal.subjects');
  return (
    <section data-part="subjects">
      <ModuleHeading title={title} more="/article" />
      <ul className={styles.subjects} data-style={module.styleId}>
        {module.subjects.map(({ id, name, count }) => (
          <li key={id}>
            <a href={href(`/article?${new URLSearchParams({ facet: `subject:${id}` })}`)}>
              <bdi>{name}</bdi> <span>{say('site.portal.paperCount', { count })}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
