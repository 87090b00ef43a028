import { useSay } from '../../../platform/i18n/use-say.ts';
import { FileSize } from '../../../platform/shell/file-size.tsx';
import { useHref } from '../../../platform/shell/href.ts';
import layout from '../../../platform/ui/layout.module.css';
import text from '../../../platform/ui/text.module.css';
import type { ArticleView } from './article-view.ts';

/** In one line the formats of which there is one file each. Several PDFs stand with what tells them apart. */
export function Downloads({ article }: { readonly article: ArticleView }) {
  const say = useSay();
  const href = useHref();
  const { files } = article;
  const pdfs = files.filter(({ role }) => role === 'pdf');
  const hasEpub = article.body?.isWhole && !files.some(({ role, ending }) => role === 'galley' && ending === 'EPUB');
  const formats = [
    ...(pdfs.length === 1 ? pdfs : []).map((pdf) => ({ ...pdf, format: 'PDF', part: 'pdf-download' })),
    ...(hasEpub ? [{ format: 'EPUB', download: href(`/epub/${article.id}.epub`), bytes: 0, part: 'epub' }] : []),
    ...files
      .filter(({ role }) => role === 'source')
      .map((source) => ({ ...source, format: source.ending, part: 'source' })),
  ];
  if (formats.length === 0) return null;
  return (
    <p className={layout.line}>
      <span className={text.muted}>{say('article.actions.download')}</span>
      {formats.map(({ format, download, bytes, part }) => (
        <a
          key={download}
          className={text.action}
          href={download}
          download
          data-part={part}
          aria-label={say('article.actions.downloadGalley', { format })}
        >
          {format}
          <DownloadSize bytes={bytes} />
        </a>
      ))}
    </p>
  );
}

/** A smaller file is there at once: its size tells nobody anything. */
const worthTelling = 100 * 1_024;

export function DownloadSize({ bytes }: { readonly bytes: number }) {
  if (bytes < worthTelling) return null;
  return (
    <span className={text.muted}>
      {' '}
      <FileSize bytes={bytes} />
    </span>
  );
}
