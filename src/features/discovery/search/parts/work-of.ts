import { whereIn } from '../../../../content/article/parts/where-in.ts';
import type { Work } from '../../citations/parts/work.ts';
import { titleOf } from './highlight-of.ts';
import type { HitView } from './search-view.ts';

/** A hit as the citation folder keeps it. */
export const workOf = (hit: HitView): Work => ({
  id: hit.id,
  resName: titleOf(hit),
  resString: [hit.authors, hit.publicationName, whereIn(hit)].filter(Boolean).join('. '),
});
