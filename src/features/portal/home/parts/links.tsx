import { useSay } from '../../../../platform/i18n/use-say.ts';
import { useHref } from '../../../../platform/shell/href.ts';
import indexed from './indexed-in.module.css';
import styles from './links.module.css';
import { ModuleHeading } from './module-heading.tsx';
import type { ModuleOf } from './module-view.ts';

export function Links({ module }: { readonly module: ModuleOf<'links'> }) {
  const say = useSay();
  const href = useHref();
  return (
    <section data-part="links">
      <ModuleHeading title={module.title || say('site.home.links')} />
      <ul className={styles.links}>
        {module.links.map((link) => (
          <li key={link.url}>
            <a href={href(link.url)}>{link.name}</a>
            {link.note && <span>{link.note}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

export function IndexedIn({ module }: { readonly module: ModuleOf<'indexedIn'> }) {
  const say = useSay();
  return (
    <section data-part="indexed-in">
      <ModuleHeading title={module.title || say('site.home.indexedIn')} />
      <ul className={indexed.databases}>
        {module.databases.map((database) => (
          <li key={database}>{database}</li>
        ))}
      </ul>
    </section>
  );
}
