import { FormattedDate } from 'react-intl';
import { useFrame } from '../../../../platform/shell/frame.ts';
import { useHref } from '../../../../platform/shell/href.ts';
import type { Teaser } from './module-view.ts';
import styles from './teaser-list.module.css';

interface Props {
  readonly texts: readonly Teaser[];
  /** The heading below which the list stands decides the level of its own. */
  readonly heading: 'h2' | 'h3';
}

/** Stored texts with date, title and summary, as lines or tiles after the site's taste. */
export function TeaserList({ texts, heading: Heading }: Props) {
  const href = useHref();
  const { site, look } = useFrame();
  return (
    <ul className={styles.list} data-cards={look.cards}>
      {texts.map((text) => (
        <li key={text.id}>
          <time dateTime={text.updatedAt}>
            <FormattedDate value={text.updatedAt} dateStyle="long" timeZone={site.timeZone} />
          </time>
          <Heading>
            <a href={href(`/info/${text.id}`)}>
              <bdi>{text.title}</bdi>
            </a>
          </Heading>
          {text.summary && (
            <p>
              <bdi>{text.summary}</bdi>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
