import { figureStripId } from '../../../../content/article/parts/figure-strip.tsx';
import type { Paper } from '../../../../content/issue/contract.ts';
import type { PaperView } from '../../../../content/issue/parts/paper-view.ts';
import { fileAddress } from '../../../../platform/kernel/file-address.ts';
import type { Hit } from '../../../discovery/search/hit.contract.ts';
import type { FoundList, RankedPaper } from './load-lists.ts';
import type { ListName } from './module-lists.ts';

export interface ListView<Entry> {
  readonly name: ListName;
  readonly entries: readonly Entry[];
  /** Where all of it stands. */
  readonly more: string | null;
}

/** A figure, a video, a special issue, a piece of news. */
export type ItemView = ReturnType<typeof itemView>;

/** Lists that have something, with their papers. A ranking never shows what nobody has opened, fetched or cited. */
export const paperLists = (lists: readonly FoundList[]): ListView<PaperView>[] =>
  filled(
    lists.map(({ name, more, content }) => ({
      name,
      more,
      entries: content.map(paperView).filter((paper) => countOf(name, paper) !== 0),
    })),
  );

function countOf(name: FoundList['name'], { visits, downloads, citations }: PaperView): number | null {
  if (name === 'mostRead') return visits;
  if (name === 'mostDownloaded') return downloads;
  return name === 'mostCited' ? citations : null;
}

/** Lists that have something, of anything but papers. A figure that has no picture is nothing to look at. */
export const itemLists = (lists: readonly FoundList[]): ListView<ItemView>[] =>
  filled(
    lists.map(({ name, more, content }) => ({
      name,
      more,
      entries: content
        .filter(isHit)
        .map(itemView)
        .filter(({ picture }) => name !== 'figures' || picture),
    })),
  );

const filled = <Entry>(lists: readonly ListView<Entry>[]) => lists.filter(({ entries }) => entries.length > 0);

type Listed = Hit | Paper | RankedPaper;

const isHit = (listed: Listed): listed is Hit => 'highlights' in listed;

/** Only what is printed travels to the browser. */
const paperView = (listed: Listed): PaperView => ({
  id: listed.id,
  resName: listed.resName,
  enResName: listed.enResName,
  authors: listed.authors,
  doi: listed.doi,
  url: listed.url,
  cover: listed.cover,
  publicationName: listed.publicationName,
  year: listed.year,
  volume: listed.volume,
  issue: listed.issue,
  firstPageNum: listed.firstPageNum,
  lastPageNum: listed.lastPageNum,
  publishDate: listed.publishDate,
  publicationType: listed.publicationType,
  accessType: listed.accessType,
  version: listed.version,
  integrity: listed.integrity,
  attachType: 'attachType' in listed ? listed.attachType : null,
  visits: listed.visits,
  downloads: listed.downloads,
  citations: listed.referenceCount,
});

const longestNote = 160;

const itemView = (hit: Hit) => ({
  id: hit.id,
  title: hit.resName || hit.caption || hit.label || '',
  note: shortened(hit.thesis?.resName ?? hit.summary),
  href: hit.kind === 'figure' ? hrefOfFigure(hit) : hit.url,
  picture: hit.cover ? fileAddress(hit.cover) : null,
  publishedOn: hit.publishDate,
});

/** A figure is looked at in its paper. */
const hrefOfFigure = ({ thesis }: Hit): string | null =>
  thesis && `/thesisDetails?columnId=${thesis.id}#${figureStripId}`;

function shortened(text: string): string {
  const characters = [...text];
  return characters.length > longestNote ? `${characters.slice(0, longestNote).join('').trimEnd()}…` : text;
}
