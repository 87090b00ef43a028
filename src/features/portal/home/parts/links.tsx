import { useSay } from '../../../../platform/i18n/use-say.ts';
import { useHref } from '../../../../platform/shell/href.ts';
import box from '../../../../platform/ui/box.module.css';
import layout from '../../../../platform/ui/layout.module.css';
import text from '../../../../platform/ui/text.module.css';
import { Block } from './block.tsx';
import type { ModuleOf } from './module-view.ts';

export function Links({ module }: { readonly module: ModuleOf<'links'> }) {
  const say = useSay();
  const href = useHref();
  return (
    <Block part="links" title={module.title || say('site.home.links')}>
      <ul className={layout.stack3}>
        {module.links.map((link) => (
          <li key={link.url}>
            <a href={href(link.url)}>{link.name}</a>
            {link.note && <p className={text.fine}>{link.note}</p>}
          </li>
        ))}
      </ul>
    </Block>
  );
}

export function IndexedIn({ module }: { readonly module: ModuleOf<'indexedIn'> }) {
  const say = useSay();
  return (
    <Block part="indexed-in" title={module.title || say('site.home.indexedIn')}>
      <ul className={layout.row3}>
        {module.databases.map((database) => (
          <li key={database} className={`${box.card} ${text.strong}`}>
            {database}
          </li>
        ))}
      </ul>
    </Block>
  );
}
