import { printedPlace } from '../../../../platform/shell/printed-place.ts';
import type { Work } from '../../citations/parts/work.ts';
import { titleOf } from './highlight-of.ts';
import type { HitView } from './search-view.ts';

/** A hit as the citation folder keeps it. */
export const workOf = (hit: HitView): Work => ({
  id: hit.id,
  resName: titleOf(hit),
  resString: [hit.authors, hit.publicationName, printedPlace(hit)].filter(Boolean).join('. '),
});
