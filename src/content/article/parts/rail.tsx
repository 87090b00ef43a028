import { FormattedDate, FormattedNumber } from 'react-intl';
import { AccessReason } from '../../../features/access/parts/access-reason.tsx';
import { AddToFolder } from '../../../features/discovery/citations/parts/add-to-folder.tsx';
import { CiteButton } from '../../../features/discovery/citations/parts/cite-button.tsx';
import { SaveButtons } from '../../../features/members/favourites/parts/save-buttons.tsx';
import { useSay } from '../../../platform/i18n/use-say.ts';
import { FileSize } from '../../../platform/shell/file-size.tsx';
import { useHref } from '../../../platform/shell/href.ts';
import type { ArticleView } from './article-view.ts';
import { FigureStrip } from './figure-strip.tsx';
import styles from './rail.module.css';
import { plotLine } from './use-plot.line.ts';

/** Beside the text: what to do with the paper, how it is used, its figures, and papers like it. */
export function Rail({ article }: { readonly article: ArticleView }) {
  const say = useSay();
  return (
    <aside className={styles.rail} data-part="rail" data-print="no" aria-label={say('article.rail.label')}>
      <ArticleActions article={article} />
      <UseFigures article={article} />
      <FigureStrip figures={article.figures} />
      <Related related={article.related} />
    </aside>
  );
}

function UseFigures({ article }: { readonly article: ArticleView }) {
  const say = useSay();
  const { views, downloads, citations } = article.use;
  const shown = [
    { count: views, label: say('article.use.views', { count: views }) },
    { count: downloads, label: say('article.use.downloads', { count: downloads }) },
    { count: citations, label: say('article.use.citations', { count: citations }) },
  ];
  return (
    <section className={styles.section} data-part="use">
      <h2>{say('article.use.title')}</h2>
      <dl className={styles.use}>
        {shown.map(({ count, label }) => (
          <div key={label}>
            <dd>
              <FormattedNumber value={count} />
            </dd>
            <dt>{label}</dt>
          </div>
        ))}
      </dl>
      <UsePlot months={article.usePlot} />
    </section>
  );
}

function Related({ related }: Pick<ArticleView, 'related'>) {
  const say = useSay();
  const href = useHref();
  if (related.length === 0) return null;
  return (
    <section className={styles.section} data-part="related">
      <h2>{say('article.related.title')}</h2>
      <ul className={styles.related}>
        {related.map((paper) => (
          <li key={paper.href}>
            <a href={href(paper.href)}>
              <bdi>{paper.title}</bdi>
            </a>
            {paper.facts && <span>{paper.facts}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

const size = { width: 260, height: 56 };

/** Views by month, drawn on the server. Nothing is drawn for a single month: it would be no course. */
function UsePlot({ months }: { readonly months: ArticleView['usePlot'] }) {
  const say = useSay();
  const [first] = months;
  if (months.length < 2 || !first) return null;
  const line = plotLine(
    months.map(({ views }) => views),
    size,
  );
  return (
    <figure className={styles.plot} data-part="use-plot">
      <svg viewBox={`0 0 ${size.width} ${size.height}`} role="img" aria-label={say('article.use.plot')}>
        <path d={`${line}V${size.height}H0Z`} data-area="" />
        <path d={line} />
      </svg>
      <figcaption>
        {say('article.use.plot')} ·{' '}
        <FormattedDate value={`${first.month}-01`} year="numeric" month="short" timeZone="UTC" />–
      </figcaption>
    </figure>
  );
}

/** What a reader does with a paper: read the PDF, cite, share. */
function ArticleActions({ article }: { readonly article: ArticleView }) {
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
      <ShareButton article={article} />
      {article.enhanced && (
        <a className={styles.action} href={article.enhanced.href} rel="noopener">
          {say('article.actions.enhanced', { source: article.enhanced.source || new URL(article.enhanced.href).host })}
        </a>
      )}
    </section>
  );
}

/** The address to pass on. Copying and the device's own way of sharing are added in the browser. */
function ShareButton({ article: { url, title } }: { readonly article: ArticleView }) {
  const say = useSay();
  return (
    <>
      <button type="button" className={styles.action} popoverTarget="article-share">
        {say('ui.action.share')}
      </button>
      <div id="article-share" popover="auto" className={styles.share} data-part="article-share" data-title={title.text}>
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
          <a href={`mailto:?${mailQuery(title.text, url)}`} data-share="mail">
            {say('article.share.mail')}
          </a>
        </p>
      </div>
    </>
  );
}

const mailQuery = (title: string, url: string): string =>
  `subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;
