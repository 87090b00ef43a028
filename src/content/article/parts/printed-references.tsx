import { useHref } from '../../../platform/shell/href.ts';
import layout from '../../../platform/ui/layout.module.css';
import text from '../../../platform/ui/text.module.css';
import type { ArticleView } from './article-view.ts';

/** What a paper without a readable text cites; those that are here lead to their page, others to their DOI. */
export function PrintedReferences({ article }: { readonly article: ArticleView }) {
  const href = useHref();
  return (
    <ol className={`${layout.stack2} ${text.underlined}`} data-list="references">
      {article.printedReferences.map(({ printed, url, doi }, place) => {
        const [before, written, after] = aroundDoi(printed, doi);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is printed once, in its order
          <li key={place}>
            <bdi>
              {url && !doi ? <a href={href(url)}>{before}</a> : before}
              {doi && <a href={url ? href(url) : doiAddress(doi)}>{written}</a>}
              {after}
            </bdi>
          </li>
        );
      })}
    </ol>
  );
}

const doiAddress = (doi: string): string => `https://doi.org/${doi.split('/').map(encodeURIComponent).join('/')}`;

/** The DOI as it is printed, in whichever case, else behind what is printed. */
function aroundDoi(printed: string, doi: string | null): readonly [string, string, string] {
  const place = doi ? printed.search(new RegExp(doi.replaceAll(/\W/g, '\\$&'), 'i')) : -1;
  if (!doi || place === -1) return [`${printed} `, doi ?? '', ''];
  const end = place + doi.length;
  return [printed.slice(0, place), printed.slice(place, end), printed.slice(end)];
}
