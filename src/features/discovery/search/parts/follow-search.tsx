import { useSay } from '../../../../platform/i18n/use-say.ts';
import { useFrame } from '../../../../platform/shell/frame.ts';
import { useHref, withParameter } from '../../../../platform/shell/href.ts';
import { ToolIcon } from '../../../../platform/shell/tool-icon.tsx';
import layout from '../../../../platform/ui/layout.module.css';
import text from '../../../../platform/ui/text.module.css';
import { longestSubject } from '../../../members/alerts/domain/alert.ts';
import { feedAddress } from '../../feeds/domain/feed-name.ts';
import styles from './results.module.css';
import { feedOfSearch, isFollowed } from './search-address.ts';
import type { SearchView } from './search-view.ts';

/** New results of the same search by e-mail, or in a feed reader. */
export function FollowSearch({ view }: { readonly view: SearchView }) {
  const say = useSay();
  const href = useHref();
  const { enabled, language, site } = useFrame();
  const { address, list } = view;
  if (!isFollowed(list, address)) return null;
  const feed = `${feedAddress({ of: 'search', id: null }, 'rss')}?${feedOfSearch(address)}`;
  return (
    <ul
      className={`${layout.row4} ${text.small} ${styles.follow}`}
      aria-label={say('search.follow.label')}
      data-part="follow-search"
    >
      {enabled.subscription && address.q.length <= longestSubject && (
        <li>
          <a
            href={href(`/emailSubscribe?${new URLSearchParams({ q: address.q })}`)}
            rel="nofollow"
            data-part="save-alert"
          >
            <ToolIcon name="email" size={16} /> {say('search.follow.alert')}
          </a>
        </li>
      )}
      <li>
        <a
          href={language === site.defaultLanguage ? feed : withParameter(feed, 'lang', language)}
          type="application/rss+xml"
          rel="nofollow"
          data-part="search-feed"
        >
          <ToolIcon name="rss" size={16} /> {say('search.follow.feed')}
        </a>
      </li>
    </ul>
  );
}
