import { AccessReason } from '../../../features/access/parts/access-reason.tsx';
import { AddToFolder } from '../../../features/discovery/citations/parts/add-to-folder.tsx';
import { CiteButton } from '../../../features/discovery/citations/parts/cite-button.tsx';
import { SaveButtons } from '../../../features/members/favourites/parts/save-buttons.tsx';
import { useSay } from '../../../platform/i18n/use-say.ts';
import { useHref } from '../../../platform/shell/href.ts';
import type { ArticleView } from './article-view.ts';
import { FileSize } from './file-size.tsx';
import styles from './rail.module.css';

/** What a reader does with a paper: read the PDF, cite, share. */
export function ArticleActions({ article }: { readonly article: ArticleView }) {
  const say = useSay();
  const href = useHref();
  const pdfs = article.files.filter(({ role }) => role === 'pdf');
  return (
    <section className={styles.section} data-part="actions">
      <h2>{say('article.actions.title')}</h2>
      <AccessReason reason={article.reason} />
      {article.refusal.download && pdfs.length > 0 && (
        <p className={styles.refusal} role="note">
          {article.refusal.download}
        </p>
      )}
      {pdfs.map((pdf) =>
        pdf.read ? (
          <p key={pdf.attachType} className={styles.pdf}>
            <a className={styles.main} href={href(pdf.read)}>
              {say('article.actions.pdf')}
            </a>
            <a className={styles.plain} href={pdf.download} download>
              {say('ui.action.download')} <FileSize bytes={pdf.bytes} />
            </a>
          </p>
        ) : null,
      )}
      {article.citation && (
        <>
          <CiteButton citation={article.citation} className={styles.action} />
          <AddToFolder work={article.citation} variant="button" />
        </>
      )}
      <SaveButtons thing={{ id: article.id, kind: 'article', title: article.title.text }} className={styles.action} />
      <ShareButton url={article.url} title={article.title.text} />
      {article.enhanced && (
        <a className={styles.action} href={article.enhanced.href} rel="noopener">
          {say('article.actions.enhanced', { source: article.enhanced.source || new URL(article.enhanced.href).host })}
        </a>
      )}
    </section>
  );
}

interface Props {
  readonly url: string;
  readonly title: string;
}

/** The address to pass on. Copying and the device's own way of sharing are added in the browser. */
function ShareButton({ url, title }: Props) {
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
