import type { MetaDescriptor } from 'react-router';
import { useSay } from '../../../platform/i18n/use-say.ts';
import type { Language } from '../../../platform/kernel/language.ts';
import type { Text } from '../../../platform/kernel/text.ts';
import { useFrame } from '../../../platform/shell/frame.ts';
import { useHref } from '../../../platform/shell/href.ts';
import { type LocalizedText, localizedIn } from '../../../platform/shell/localized-text.ts';
import { pageTitle } from '../../../platform/shell/page-title.ts';
import { ShownDate } from '../../article/parts/shown-date.tsx';
import styles from '../../article/parts/tombstone.module.css';
import type { TombstoneView } from '../../article/parts/tombstone-view.ts';
import type { News } from '../contract.ts';

/** What remains of an item that was withdrawn; nothing of one that was not. */
export const withdrawnView = (
  { resName, url, withdrawal }: Pick<News, 'resName' | 'url' | 'withdrawal'>,
  say: (text: Text) => string,
) => withdrawal && { title: resName, url, date: withdrawal.date, reason: say(withdrawal.reasons) };

/** The same as a tombstone with the languages of its texts. */
export const tombstoneOf = (
  item: Pick<News, 'url' | 'doi' | 'language' | 'withdrawal'>,
  title: LocalizedText,
  reader: Language,
): TombstoneView => ({
  title,
  titleHtml: null,
  url: item.url,
  doi: item.doi,
  date: item.withdrawal?.date ?? null,
  reason: item.withdrawal && localizedIn(item.withdrawal.reasons, reader, item.language),
  journal: null,
  links: [],
});

/** The head of such a page: search engines need not keep it. */
export const withdrawnTitle = (
  matches: Parameters<typeof pageTitle>[0],
  { title, url }: { readonly title: string; readonly url: string },
): MetaDescriptor[] => [
  ...pageTitle(matches, title, { canonical: url }),
  { name: 'robots', content: 'noindex, follow' },
];

/** A page whose content was taken back: its name, when and why. */
export function Withdrawn({ thing }: { readonly thing: NonNullable<ReturnType<typeof withdrawnView>> }) {
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
