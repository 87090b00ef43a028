import { figureStripId } from '../../../../content/article/parts/figure-strip.tsx';
import type { Paper } from '../../../../content/issue/contract.ts';
import type { PaperView } from '../../../../content/issue/parts/paper-view.ts';
import { fileAddress } from '../../../../platform/kernel/file-address.ts';
import type { Hit } from '../../../discovery/search/hit.contract.ts';
import type { FoundList } from './load-lists.ts';
import type { ShownList, ShownThing } from './module-view.ts';

/** Lists that have something, with their papers. A ranking never shows what nobody has opened, fetched or cited. */
export const shownPapers = (lists: readonly FoundList[]): ShownList<PaperView>[] =>
  filled(
    lists.map(({ name, more, content }) => ({
      name,
      more,
      entries: content.map(shownPaper).filter((paper) => countOf(name, paper) !== 0),
    })),
  );

function countOf(name: FoundList['name'], { visits, downloads, citations }: PaperView): number | null {
  if (name === 'mostRead') return visits;
  if (name === 'mostDownloaded') return downloads;
  return name === 'mostCited' ? citations : null;
}

/** Lists that have something, of anything but papers. A figure that has no picture is nothing to look at. */
export const shownThings = (lists: readonly FoundList[]): ShownList<ShownThing>[] =>
  filled(
    lists.map(({ name, more, content }) => ({
      name,
      more,
      entries: content
        .filter(isHit)
        .map(shownThing)
        .filter(({ picture }) => name !== 'figures' || picture),
    })),
  );

const filled = <Entry>(lists: readonly ShownList<Entry>[]) => lists.filter(({ entries }) => entries.length > 0);

const isHit = (listed: Hit | Paper): listed is Hit => 'kind' in listed;

/** Only what is printed travels to the browser. */
function shownPaper(listed: Hit | Paper): PaperView {
  const { id, resName, enResName, authors, doi, url, cover, publicationName, year, volume, issue } = listed;
  const { firstPageNum, lastPageNum, publishDate, publicationType, accessType, version, integrity } = listed;
  return {
    ...{ id, resName, enResName, authors, doi, url, cover, publicationName, year, volume, issue },
    ...{ firstPageNum, lastPageNum, publishDate, publicationType, accessType, version, integrity },
    attachType: isHit(listed) ? null : listed.attachType,
    visits: listed.visits,
    downloads: listed.downloads,
    citations: listed.referenceCount,
  };
}

const longestNote = 160;

const shownThing = (hit: Hit): ShownThing => ({
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
