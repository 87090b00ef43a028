import { useSay } from '../../../../platform/i18n/use-say.ts';
import { useHref } from '../../../../platform/shell/href.ts';
import box from '../../../../platform/ui/box.module.css';
import layout from '../../../../platform/ui/layout.module.css';
import text from '../../../../platform/ui/text.module.css';
import block from './block.module.css';
import { Block } from './block.tsx';
import type { ItemView } from './found-view.ts';
import styles from './gallery.module.css';
import { listNames } from './list-tabs.tsx';
import type { ModuleOf } from './module-view.ts';

/** Figures, videos or special issues by their pictures: in a grid, with a large first one (`mosaic`), or on a `strip`. */
export function Gallery({ module }: { readonly module: ModuleOf<'gallery'> }) {
  const say = useSay();
  const { name, entries, more } = module.list;
  const layoutOfStyle = module.styleId === 'strip' ? block.strip : block.tiles;
  // Of a figure nothing may be cut off.
  const pictureClass = name === 'figures' ? box.drawing : box.picture;
  return (
    <Block part="gallery" title={module.title || say(listNames[name])} more={more}>
      <ul className={`${layoutOfStyle} ${styles.gallery}`} data-style={module.styleId} data-of={name}>
        {entries.map((item) => (
          <li key={item.id} className={`${layout.stack2} ${block.linked}`}>
            <Item item={item} pictureClass={pictureClass} />
          </li>
        ))}
      </ul>
    </Block>
  );
}

function Item({ item, pictureClass }: { readonly item: ItemView; readonly pictureClass: string | undefined }) {
  const href = useHref();
  return (
    <>
      {item.picture && <img className={pictureClass} src={item.picture} alt="" loading="lazy" />}
      <h3 className={`${text.h4} ${block.titles}`}>
        {item.href ? (
          <a href={href(item.href)}>
            <bdi>{item.title}</bdi>
          </a>
        ) : (
          <bdi>{item.title}</bdi>
        )}
      </h3>
      {item.note && (
        <p className={text.fine}>
          <bdi>{item.note}</bdi>
        </p>
      )}
    </>
  );
}
