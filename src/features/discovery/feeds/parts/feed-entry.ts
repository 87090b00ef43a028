import type { Paper } from '../../../../content/issue/contract.ts';
import { storedFileAddress } from '../../../../platform/shell/file-addresses.ts';
import { printedPlace } from '../../../../platform/shell/printed-place.ts';
import type { Hit } from '../../search/hit.contract.ts';
import type { FeedEntry } from '../domain/feed.ts';

interface Known {
  readonly updated: string;
  readonly recording: { readonly position: number; readonly type: string; readonly bytes: number } | null;
}

interface Place {
  readonly origin: string;
  readonly sld: string;
}

const several = (joined: string): string[] => joined.split(';').flatMap((one) => one.trim() || []);

/** What a list prints of a thing, as an entry of a feed. */
export function feedEntry(listed: Hit | Paper, { updated, recording }: Known, { origin, sld }: Place): FeedEntry {
  const { id, resName, doi, url, summary, authors, keyword, publishDate, publicationName } = listed;
  return {
    // Ids carry their site and never change; hosts may.
    id: `urn:imprint:${sld}:${id}`,
    title: resName || doi || id,
    href: origin + url,
    summary,
    authors: several(authors),
    published: publishDate,
    updated,
    keywords: several(keyword),
    doi,
    source: publicationName ? [publicationName, printedPlace(listed)].filter(Boolean).join(' ') : '',
    enclosure: recording && {
      href: origin + storedFileAddress(`${id}-${recording.position}`),
      type: recording.type,
      bytes: recording.bytes,
    },
  };
}
