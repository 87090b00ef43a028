import { useSay } from '../../../../platform/i18n/use-say.ts';
import { useHref } from '../../../../platform/shell/href.ts';
import type { ItemView } from './found-view.ts';
import styles from './gallery.module.css';
import { listNames } from './list-tabs.tsx';
import { ModuleHeading } from './module-heading.tsx';
import type { ModuleOf } from './module-view.ts';

/** Figures, videos or special issues by their pictures: in a grid, with a large first one (`mosaic`), or on a `strip`. */
export function Gallery({ module }: { readonly module: ModuleOf<'gallery'> }) {
  const say = useSay();
  const { name, entries, more } = module.list;
  const title = module.title || say(listNames[name]);
  return (
    <section data-part="gallery">
      <ModuleHeading title={title} more={more} />
      <ul className={styles.gallery} data-style={module.styleId} data-of={name}>
        {entries.map((item) => (
          <li key={item.id}>
            <Item item={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Item({ item }: { readonly item: ItemView }) {
  const href = useHref();
  return (
    <>
      {item.picture && <img src={item.picture} alt="" loading="lazy" />}
      <h3>
        {item.href ? (
          <a href={href(item.href)}>
            <bdi>{item.title}</bdi>
          </a>
        ) : (
          <bdi>{item.title}</bdi>
        )}
      </h3>
      {item.note && (
        <p>
          <bdi>{item.note}</bdi>
        </p>
      )}
    </>
  );
}
