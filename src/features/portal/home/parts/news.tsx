import { FormattedDate } from 'react-intl';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { useHref } from '../../../../platform/shell/href.ts';
import { ListTabs } from './list-tabs.tsx';
import { ModuleHeading } from './module-heading.tsx';
import type { ModuleOf } from './module-view.ts';
import styles from './news.module.css';

/** News by type: as tabs, or in the style `columns` beside each other. */
export function News({ module }: { readonly module: ModuleOf<'news'> }) {
  const say = useSay();
  const href = useHref();
  const title = module.title || say('site.home.news');
  return (
    <section data-part="news">
      <ModuleHeading title={title} />
      <ListTabs label={title} lists={module.lists} beside={module.styleId === 'columns'}>
        {({ entries }) => (
          <ul className={styles.news}>
            {entries.map((piece) => (
              <li key={piece.id}>
                {piece.publishedOn && (
                  <time dateTime={piece.publishedOn}>
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
    </section>
  );
}
