import { FormattedDate, FormattedNumber } from 'react-intl';
import { AccessReason } from '../../../features/access/parts/access-reason.tsx';
import { LoginLink } from '../../../features/access/parts/login-link.tsx';
import { AddToFolder } from '../../../features/discovery/citations/parts/add-to-folder.tsx';
import { CiteButton } from '../../../features/discovery/citations/parts/cite-button.tsx';
import { ShareButton } from '../../../features/discovery/sharing/parts/share-button.tsx';
import { SaveButtons } from '../../../features/members/favourites/parts/save-buttons.tsx';
import { useSay } from '../../../platform/i18n/use-say.ts';
import { FileSize } from '../../../platform/shell/file-size.tsx';
import { useHref } from '../../../platform/shell/href.ts';
import box from '../../../platform/ui/box.module.css';
import buttons from '../../../platform/ui/button.module.css';
import layout from '../../../platform/ui/layout.module.css';
import text from '../../../platform/ui/text.module.css';
import type { ArticleView } from './article-view.ts';
import { FigureStrip } from './figure-strip.tsx';
import styles from './rail.module.css';
import { plotLine } from './use-plot.line.ts';

/** Beside the text: what to do with the paper, how it is used, its figures, and papers like it. */
export function Rail({ article }: { readonly article: ArticleView }) {
  const say = useSay();
  return (
    <aside
      className={`${layout.stack6} ${text.small} ${styles.rail}`}
      data-part="rail"
      data-print="no"
      aria-label={say('article.rail.label')}
    >
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
  const counts = [
    { count: views, label: say('article.use.views', { count: views }) },
    { count: downloads, label: say('article.use.downloads', { count: downloads }) },
    { count: citations, label: say('article.use.citations', { count: citations }) },
  ];
  return (
    <section className={layout.stack3} data-part="use">
      <h2 className={text.asideTitle}>{say('article.use.title')}</h2>
      <dl className={layout.row4}>
        {counts.map(({ count, label }) => (
          <div key={label}>
            <dd className={`${text.h2} ${text.strong}`}>
              <FormattedNumber value={count} />
            </dd>
            <dt className={text.fine}>{label}</dt>
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
    <section className={layout.stack3} data-part="related">
      <h2 className={text.asideTitle}>{say('article.related.title')}</h2>
      <ul className={layout.stack3}>
        {related.map((paper) => (
          <li key={paper.href}>
            <a href={href(paper.href)}>
              <bdi>{paper.title}</bdi>
            </a>
            {paper.facts && <p className={text.fine}>{paper.facts}</p>}
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
    <figure data-part="use-plot">
      <svg
        className={styles.plot}
        viewBox={`0 0 ${size.width} ${size.height}`}
        role="img"
        aria-label={say('article.use.plot')}
      >
        <path d={`${line}V${size.height}H0Z`} data-area="" />
        <path d={line} />
      </svg>
      <figcaption className={text.fine}>
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
    <section className={layout.stack3} data-part="actions">
      <h2 className={text.asideTitle}>{say('article.actions.title')}</h2>
      <AccessReason reason={article.reason} />
      {article.refusal.download && pdfs.length > 0 && (
        <p className={box.remark} role="note">
          {article.refusal.download} <LoginLink />
        </p>
      )}
      {pdfs.map((pdf) =>
        pdf.read ? (
          <p key={pdf.attachType} className={layout.stack1}>
            <a className={buttons.strong} href={href(pdf.read)}>
              {say('article.actions.pdf')}
            </a>
            <a href={pdf.download} download>
              {say('ui.action.download')} <FileSize bytes={pdf.bytes} />
            </a>
          </p>
        ) : null,
      )}
      {article.citation && (
        <>
          <CiteButton citation={article.citation} />
          <AddToFolder work={article.citation} variant="button" />
        </>
      )}
      <SaveButtons item={{ id: article.id, kind: 'article', title: article.title.text }} />
      <ShareButton url={article.url} title={article.title.text} />
      {article.enhanced && (
        <a className={buttons.button} href={article.enhanced.href} rel="noopener">
          {say('article.actions.enhanced', { source: article.enhanced.source || new URL(article.enhanced.href).host })}
        </a>
      )}
    </section>
  );
}
