import { FormattedDate } from 'react-intl';
import { useSay } from '../../../platform/i18n/use-say.ts';
import { useFrame } from '../../navigation/parts/frame.ts';
import { useHref } from '../../navigation/parts/href.ts';
import { ModuleHeading } from './module-heading.tsx';
import type { ModuleOf } from './module-view.ts';
import styles from './text-list.module.css';

export function TextList({ module }: { readonly module: ModuleOf<'textList'> }) {
  const say = useSay();
  const href = useHref();
  const { site, look } = useFrame();
  return (
    <section data-part="text-list">
      <ModuleHeading title={module.title || say('site.home.announcements')}>
        <a href={href(`/new?columnId=${module.columnId}`)}>{say('ui.action.viewAll')}</a>
      </ModuleHeading>
      <ul className={styles.list} data-cards={look.cards}>
        {module.texts.map((text) => (
          <li key={text.id}>
            <time dateTime={text.updatedAt}>
              <FormattedDate value={text.updatedAt} dateStyle="medium" timeZone={site.timeZone} />
            </time>
            <h3>
              <a href={href(`/info/${text.id}`)}>
                <bdi>{text.title}</bdi>
              </a>
            </h3>
            {text.summary && (
              <p>
                <bdi>{text.summary}</bdi>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
