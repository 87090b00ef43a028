import { fileAddress } from '../../../../platform/kernel/file-address.ts';
import { outsideAddress } from '../../../../platform/kernel/web-address.ts';
import { storedFileAddress } from '../../../../platform/shell/file-addresses.ts';
import type { Hit } from '../../search/hit.contract.ts';
import type { ListRow } from './list-view.ts';

/** Only what is printed of a thing travels to the browser. A link leads straight to its site, a file to its bytes. */
export function listRow(hit: Hit): ListRow {
  const facts = hit.facts ?? {};
  const outside = facts.newsType === 'link' || facts.newsType === 'wechat' ? outsideAddress(facts.link ?? null) : null;
  const file = facts.newsType === 'file' && facts.file ? storedFileAddress(facts.file.id) : null;
  return {
    ...{ id: hit.id, kind: hit.kind, title: hit.resName || hit.label || hit.doi || hit.id },
    href: outside ?? file ?? hit.url,
    isOutside: outside !== null,
    summary: hit.summary || (hit.caption === hit.resName ? '' : hit.caption),
    ...{ authors: hit.authors, publication: hit.publicationName, publishedOn: hit.publishDate, label: hit.label },
    picture: hit.cover && fileAddress(hit.cover),
    paper: hit.thesis && { title: hit.thesis.resName, href: `/thesisDetails?columnId=${hit.thesis.id}` },
    ...{ visits: hit.visits, downloads: hit.downloads, facts, integrity: hit.integrity },
  };
}
