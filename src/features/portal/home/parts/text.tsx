import { useSay } from '../../../../platform/i18n/use-say.ts';
import { useHref } from '../../../../platform/shell/href.ts';
import { ModuleHeading } from './module-heading.tsx';
import type { ModuleOf } from './module-view.ts';
import styles from './text.module.css';

export function TextModule({ module }: { readonly module: ModuleOf<'text'> }) {
  const say = useSay();
  const href = useHref();
  return (
    <section className={styles.text} data-style={module.styleId} data-part="text">
      <ModuleHeading title={module.title || module.text.title} />
      <p>
        <bdi>{module.text.summary}</bdi>
      </p>
      <p>
        <a href={href(`/info/${module.text.id}`)} aria-label={`${say('ui.action.readMore')}: ${module.text.title}`}>
          {say('ui.action.readMore')}
        </a>
      </p>
    </section>
  );
}
