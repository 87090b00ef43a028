import { useSay } from '../../../../platform/i18n/use-say.ts';
import { useFrame } from '../../../../platform/shell/frame.ts';
import { withParameter } from '../../../../platform/shell/href.ts';
import { type FeedName, feedAddress, feedFormats } from '../domain/feed-name.ts';
import styles from './feeds.module.css';

interface Props {
  readonly feed: FeedName;
  readonly name: string;
  readonly purpose: string;
  /** What a search is asked by. */
  readonly query?: string;
}

/** One feed in both formats; the address stands there to be copied. */
export function FeedRow({ feed, name, purpose, query }: Props) {
  const say = useSay();
  const { address, language, site } = useFrame();
  const hrefOf = (format: (typeof feedFormats)[number]) => {
    const path = feedAddress(feed, format);
    const asked = query === undefined ? path : withParameter(path, 'q', query);
    return language === site.defaultLanguage ? asked : withParameter(asked, 'lang', language);
  };
  return (
    <li className={styles.feed} data-part="feed">
      <div>
        <h3>
          <bdi>{name}</bdi>
        </h3>
        <p>{purpose}</p>
        <code dir="ltr">{address.origin + hrefOf('rss')}</code>
      </div>
      <ul className={styles.formats}>
        {feedFormats.map((format) => (
          <li key={format}>
            <a
              href={hrefOf(format)}
              type={`application/${format}+xml`}
              aria-label={say(`feeds.link.${format}`, { name })}
            >
              {format === 'rss' ? 'RSS' : 'Atom'}
            </a>
          </li>
        ))}
      </ul>
    </li>
  );
}
