import { useSay } from '../../../../platform/i18n/use-say.ts';
import { QuickSearches } from '../../../../platform/shell/quick-searches.tsx';
import { Artwork } from '../../../../platform/ui/artwork.tsx';
import layout from '../../../../platform/ui/layout.module.css';
import { SearchField } from '../../frame/parts/search-field.tsx';
import styles from './banner.module.css';
import type { ModuleOf } from './module-view.ts';

/** The portal's first screen: one big question. */
export function SearchHero({ module }: { readonly module: ModuleOf<'search'> }) {
  const say = useSay();
  return (
    <section className={styles.hero} data-part="search-hero">
      <Artwork name={module.artwork} seed={11} className={styles.drawing} />
      <div className={`${layout.stack5} ${styles.question}`}>
        <h2>{module.title || say('site.portal.searchTitle')}</h2>
        <SearchField large />
        <QuickSearches className={`${layout.line} ${styles.terms}`} />
      </div>
    </section>
  );
}
