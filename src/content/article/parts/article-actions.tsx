import { AccessReason } from '../../../features/access/parts/access-reason.tsx';
import { LoginLink } from '../../../features/access/parts/login-link.tsx';
import { AddToFolder } from '../../../features/discovery/citations/parts/add-to-folder.tsx';
import { CiteButton } from '../../../features/discovery/citations/parts/cite-button.tsx';
import { ShareButton } from '../../../features/discovery/sharing/parts/share-button.tsx';
import { SaveButtons } from '../../../features/members/favourites/parts/save-buttons.tsx';
import { useSay } from '../../../platform/i18n/use-say.ts';
import { FileSize } from '../../../platform/shell/file-size.tsx';
import { useHref } from '../../../platform/shell/href.ts';
import { titleWithState } from '../../../platform/shell/retracted-title.tsx';
import box from '../../../platform/ui/box.module.css';
import buttons from '../../../platform/ui/button.module.css';
import layout from '../../../platform/ui/layout.module.css';
import text from '../../../platform/ui/text.module.css';
import type { ArticleView } from './article-view.ts';
import { FileAbout } from './file-about.tsx';

/** What a reader does with a paper: read the PDF, cite, share. Of a retracted one they read first why it was. */
export function ArticleActions({ article }: { readonly article: ArticleView }) {
  const say = useSay();
  const href = useHref();
  const isRetracted = article.integrity?.state === 'retracted';
  const [notice] = article.integrity?.notices ?? [];
  const pdfs = article.files.filter(({ role }) => role === 'pdf');
  const galleys = article.files.filter(({ role }) => role === 'galley');
  const sources = article.files.filter(({ role }) => role === 'source');
  const hasEpub = article.body?.isWhole && !galleys.some(({ ending }) => ending === 'EPUB');
  return (
    <section className={layout.stack3} data-part="actions">
      <h2 className={text.asideTitle}>{say('article.actions.title')}</h2>
      <AccessReason reason={article.reason} />
      {isRetracted && notice && (
        <a className={buttons.strong} href={href(notice.href)} data-part="retraction-notice">
          {say('article.actions.retraction')}
        </a>
      )}
      {article.refusal.download && pdfs.length + galleys.length > 0 && (
        <p className={`${box.remark} ${text.underlined}`} role="note">
          {article.refusal.download} <LoginLink opensAt={article.opensAt} />
        </p>
      )}
      {article.atLibrary && (
        <a className={buttons.button} href={article.atLibrary} rel="nofollow noopener" data-part="at-library">
          {say('access.library')}
        </a>
      )}
      {article.throughProxy && (
        <a className={buttons.button} href={article.throughProxy} rel="nofollow noopener" data-part="through-proxy">
          {say('access.proxy')}
        </a>
      )}
      {pdfs.map((pdf) => (
        <PdfLinks key={pdf.attachType} pdf={pdf} isRetracted={isRetracted} isOneOfSeveral={pdfs.length > 1} />
      ))}
      {!article.refusal.download &&
        galleys.map((galley) => (
          <p key={galley.attachType} data-part="galley">
            <a className={buttons.button} href={galley.download} download>
              {say('article.actions.downloadGalley', { format: galley.ending })}
            </a>{' '}
            <FileAbout file={galley} withLabel />
          </p>
        ))}
      {!article.refusal.download && (hasEpub || sources.length > 0) && (
        <p className={layout.line}>
          {hasEpub && (
            <a className={text.action} href={href(`/epub/${article.id}.epub`)} download data-part="epub">
              {say('article.actions.downloadGalley', { format: 'EPUB' })}
            </a>
          )}
          {sources.map((source) => (
            <a key={source.attachType} className={text.action} href={source.download} download data-part="source">
              {say('article.actions.downloadGalley', { format: source.ending })}
            </a>
          ))}
        </p>
      )}
      {article.citation && (
        <>
          <CiteButton citation={article.citation} />
          <AddToFolder work={article.citation} variant="button" />
        </>
      )}
      <SaveButtons item={{ id: article.id, kind: 'article', title: article.title.text }} />
      <ShareButton
        url={article.url}
        doi={article.doi}
        title={titleWithState(say, article.integrity?.state ?? null, article.title.text)}
      />
      {article.enhanced && (
        <a className={buttons.button} href={article.enhanced.href} rel="noopener">
          {say('article.actions.enhanced', { source: article.enhanced.source || new URL(article.enhanced.href).host })}
        </a>
      )}
    </section>
  );
}

interface PdfProps {
  readonly pdf: ArticleView['files'][number];
  readonly isRetracted: boolean;
  readonly isOneOfSeveral: boolean;
}

/** A smaller file is there at once: its size tells nobody anything. */
const worthTelling = 100 * 1_024;

function PdfLinks({ pdf, isRetracted, isOneOfSeveral }: PdfProps) {
  const say = useSay();
  const href = useHref();
  if (!pdf.read) return null;
  return (
    <p className={layout.stack1} data-part="pdf">
      <a className={isRetracted ? text.action : buttons.strong} href={href(pdf.read)}>
        {say(isRetracted ? 'article.actions.retractedPdf' : 'article.actions.pdf')}
      </a>
      <a className={text.action} href={pdf.download} download>
        {say('article.actions.downloadPdf')}
        {pdf.bytes >= worthTelling && (
          <span className={text.muted}>
            {' · '}
            <FileSize bytes={pdf.bytes} />
          </span>
        )}
      </a>
      <FileAbout file={pdf} withLabel={isOneOfSeveral} />
    </p>
  );
}
