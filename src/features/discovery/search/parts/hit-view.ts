import type { Hit } from '../hit.contract.ts';
import type { HitView } from './search-view.ts';

/** Only what is printed of a hit travels to the browser. */
export function hitView(hit: Hit): HitView {
  const { titles, keyword, publicationId, score, commentCount, publishDate, ...printed } = hit;
  return printed;
}
