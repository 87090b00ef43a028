import { useSay } from '../../../../platform/i18n/use-say.ts';
import styles from './indexed-in.module.css';
import { ModuleHeading } from './module-heading.tsx';
import type { ModuleOf } from './module-view.ts';

export function IndexedIn({ module }: { readonly module: ModuleOf<'indexedIn'> }) {
  const say = useSay();
  return (
    <section data-part="indexed-in">
      <ModuleHeading title={module.title || say('site.home.indexedIn')} />
      <ul className={styles.databases}>
        {module.databases.map((database) => (
          <li key={database}>{database}</li>
        ))}
      </ul>
    </section>
  );
}
