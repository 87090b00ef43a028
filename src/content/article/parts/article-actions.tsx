import { AccessReason } from '../../../features/access/parts/access-reason.tsx';
import { LoginLink } from '../../../features/access/parts/login-link.tsx';
import { AddToFolder } from '../../../features/discovery/citations/parts/add-to-folder.tsx';
import { CiteButton } from '../../../features/discovery/citations/parts/cite-button.tsx';
import { ShareButton } from '../../../features/discovery/sharing/parts/share-button.tsx';
import { SaveButtons } from '../../../features/members/favourites/parts/save-buttons.tsx';
import { useSay } from '../../../platform/i18n/use-say.ts';
import { useHref } from '../../../platform/shell/href.ts';
import { titleWithState } from '../../../platform/shell/retracted-title.tsx';
import box from '../../../platform/ui/box.module.css';
import buttons from '../../../platform/ui/button.module.css';
import layout from '../../../platform/ui/layout.module.css';
import text from '../../../platform/ui/text.module.css';
import type { ArticleView } from './article-view.ts';
import { DownloadSize, Downloads } from './downloads.tsx';
import { FileAbout } from './file-about.tsx';

/** What a reader does with a paper: read the PDF, cite, share. Of a retracted one they read first why it was. */
export function ArticleActions({ article }: { readonly article: ArticleView }) {
  const say = useSay();
  const href = useHref();
  const isRetracted = article.integrity?.state === 'retracted';
  const [notice] = article.integrity?.notices ?? [];
  const pdfs = article.files.filter(({ role }) => role === 'pdf');
  const galleys = article.files.filter(({ role }) => role === 'galley');
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
      {!article.refusal.download && <Downloads article={article} />}
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

function PdfLinks({ pdf, isRetracted, isOneOfSeveral }: PdfProps) {
  const say = useSay();
  const href = useHref();
  if (!pdf.read) return null;
  return (
    <p className={layout.stack1} data-part="pdf">
      <a className={isRetracted ? text.action : buttons.strong} href={href(pdf.read)}>
        {say(isRetracted ? 'article.actions.retractedPdf' : 'article.actions.pdf')}
      </a>
      {isOneOfSeveral && (
        <a className={text.action} href={pdf.download} download>
          {say('article.actions.downloadGalley', { format: 'PDF' })}
          <DownloadSize bytes={pdf.bytes} />
        </a>
      )}
      <FileAbout file={pdf} withLabel={isOneOfSeveral} />
    </p>
  );
}
