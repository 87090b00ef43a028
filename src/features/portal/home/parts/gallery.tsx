import { useSay } from '../../../../platform/i18n/use-say.ts';
import { useHref } from '../../../../platform/shell/href.ts';
import styles from './gallery.module.css';
import { listNames, MoreLink } from './list-tabs.tsx';
import { ModuleHeading } from './module-heading.tsx';
import type { ModuleOf, ShownThing } from './module-view.ts';

/** Figures, videos or special issues by their pictures: in a grid, with a large first one (`mosaic`), or on a `strip`. */
export function Gallery({ module }: { readonly module: ModuleOf<'gallery'> }) {
  const say = useSay();
  const { name, entries, more } = module.list;
  const title = module.title || say(listNames[name]);
  return (
    <section data-part="gallery">
      <ModuleHeading title={title}>{more && <MoreLink href={more} name={title} />}</ModuleHeading>
      <ul className={styles.gallery} data-style={module.styleId} data-of={name}>
        {entries.map((thing) => (
          <li key={thing.id}>
            <Thing thing={thing} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Thing({ thing }: { readonly thing: ShownThing }) {
  const href = useHref();
  return (
    <>
      {thing.picture && <img src={thing.picture} alt="" loading="lazy" />}
      <h3>
        {thing.href ? (
          <a href={href(thing.href)}>
            <bdi>{thing.title}</bdi>
          </a>
        ) : (
          <bdi>{thing.title}</bdi>
        )}
      </h3>
      {thing.note && (
        <p>
          <bdi>{thing.note}</bdi>
        </p>
      )}
    </>
  );
}
