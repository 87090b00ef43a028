import { useSay } from '../../../platform/i18n/use-say.ts';
import styles from './rail.module.css';

interface Props {
  readonly url: string;
  readonly title: string;
}

/** The address to pass on. Copying and the device's own way of sharing are added in the browser. */
export function ShareButton({ url, title }: Props) {
  const say = useSay();
  return (
    <>
      <button type="button" className={styles.action} popoverTarget="article-share">
        {say('ui.action.share')}
      </button>
      <div id="article-share" popover="auto" className={styles.share} data-part="article-share" data-title={title}>
        <p>{say('article.share.text')}</p>
        <p>
          <a href={url} data-share="address">
            {url}
          </a>
        </p>
        <p className={styles.shareActions}>
          <button type="button" data-share="copy">
            {say('ui.action.copyLink')}
          </button>
          <a href={`mailto:?${mailQuery(title, url)}`} data-share="mail">
            {say('article.share.mail')}
          </a>
        </p>
      </div>
    </>
  );
}

const mailQuery = (title: string, url: string): string =>
  `subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;
