import { useSay } from '../../../platform/i18n/use-say.ts';
import { useFrame } from '../../../platform/shell/frame.ts';
import { useHref } from '../../../platform/shell/href.ts';
import { ShownDate } from '../../article/parts/shown-date.tsx';
import styles from '../../article/parts/tombstone.module.css';
import type { WithdrawnView } from './withdrawn-view.ts';

/** A page whose content was taken back: its name, when and why. */
export function Withdrawn({ thing }: { readonly thing: WithdrawnView }) {
  const say = useSay();
  const href = useHref();
  const { home } = useFrame();
  return (
    <article className={styles.stone} data-part="tombstone">
      <p className={styles.state}>{say('news.withdrawn')}</p>
      <h1>
        <bdi>{thing.title}</bdi>
      </h1>
      <dl>
        {thing.date && (
          <div>
            <dt>{say('article.withdrawn.date')}</dt>
            <dd>
              <ShownDate date={thing.date} />
            </dd>
          </div>
        )}
        <div>
          <dt>{say('article.withdrawn.reason')}</dt>
          <dd>
            <bdi>{thing.reason || say('article.withdrawn.noReason')}</bdi>
          </dd>
        </div>
      </dl>
      <p>
        <a href={href(home)}>{say('ui.action.backToHome')}</a>
      </p>
    </article>
  );
}
