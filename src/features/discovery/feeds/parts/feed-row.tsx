import { useSay } from '../../../../platform/i18n/use-say.ts';
import { useFrame } from '../../../../platform/shell/frame.ts';
import { withParameter } from '../../../../platform/shell/href.ts';
import buttons from '../../../../platform/ui/button.module.css';
import layout from '../../../../platform/ui/layout.module.css';
import text from '../../../../platform/ui/text.module.css';
import { type FeedName, feedAddress, feedFormats } from '../domain/feed-name.ts';
import styles from './feeds.module.css';

interface Props {
  readonly feed: FeedName;
  readonly name: string;
  readonly purpose: string;
  /** The words of a search. */
  readonly query?: string;
}

/** One feed in both formats; the address stands there to be copied. */
export function FeedRow({ feed, name, purpose, query }: Props) {
  const say = useSay();
  const { address, language, site } = useFrame();
  const hrefOf = (format: (typeof feedFormats)[number]) => {
    const path = feedAddress(feed, format);
    const feedPath = query === undefined ? path : withParameter(path, 'q', query);
    return language === site.defaultLanguage ? feedPath : withParameter(feedPath, 'lang', language);
  };
  return (
    <li className={layout.spread} data-part="feed">
      <div className={styles.about}>
        <h3 className={text.h4}>
          <bdi>{name}</bdi>
        </h3>
        <p className={text.fine}>{purpose}</p>
        <code className={text.fine} dir="ltr">
          {address.origin + hrefOf('rss')}
        </code>
      </div>
      <ul className={layout.row2}>
        {feedFormats.map((format) => (
          <li key={format}>
            <a
              className={buttons.button}
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
