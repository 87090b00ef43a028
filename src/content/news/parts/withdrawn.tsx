import { useSay } from '../../../platform/i18n/use-say.ts';
import { useFrame } from '../../../platform/shell/frame.ts';
import { useHref } from '../../../platform/shell/href.ts';
import { DateText } from '../../article/parts/date-text.tsx';
import styles from '../../article/parts/tombstone.module.css';
import { Fact } from './detail.tsx';
import type { withdrawnView } from './item-view.ts';

/** A page whose content was taken back: its name, when and why. */
export function Withdrawn({ item }: { readonly item: NonNullable<ReturnType<typeof withdrawnView>> }) {
  const say = useSay();
  const href = useHref();
  const { home } = useFrame();
  return (
    <article className={styles.stone} data-part="tombstone">
      <p className={styles.state}>{say('news.withdrawn')}</p>
      <h1>
        <bdi>{item.title}</bdi>
      </h1>
      <dl>
        <Fact label={say('article.withdrawn.date')}>{item.date && <DateText date={item.date} />}</Fact>
        <Fact label={say('article.withdrawn.reason')}>
          <bdi>{item.reason || say('article.withdrawn.noReason')}</bdi>
        </Fact>
      </dl>
      <p>
        <a href={href(home)}>{say('ui.action.backToHome')}</a>
      </p>
    </article>
  );
}
