import { FormattedDate } from 'react-intl';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { useHref } from '../../../../platform/shell/href.ts';
import box from '../../../../platform/ui/box.module.css';
import layout from '../../../../platform/ui/layout.module.css';
import text from '../../../../platform/ui/text.module.css';
import { Block } from './block.tsx';
import { ListTabs } from './list-tabs.tsx';
import type { ModuleOf } from './module-view.ts';

/** News by type: as tabs, or in the style `columns` side by side. */
export function News({ module }: { readonly module: ModuleOf<'news'> }) {
  const say = useSay();
  const href = useHref();
  const title = module.title || say('site.home.news');
  return (
    <Block part="news" title={title}>
      <ListTabs label={title} lists={module.lists} asColumns={module.styleId === 'columns'}>
        {({ entries }) => (
          <ul className={box.entries}>
            {entries.map((piece) => (
              <li key={piece.id} className={layout.stack1}>
                {piece.publishedOn && (
                  <time className={text.fine} dateTime={piece.publishedOn}>
                    <FormattedDate value={piece.publishedOn} dateStyle="medium" timeZone="UTC" />
                  </time>
                )}
                <a href={piece.href === null ? undefined : href(piece.href)}>
                  <bdi>{piece.title}</bdi>
                </a>
              </li>
            ))}
          </ul>
        )}
      </ListTabs>
    </Block>
  );
}
