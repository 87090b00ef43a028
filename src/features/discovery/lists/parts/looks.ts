import type { ArtworkName } from '../../../../platform/ui/artwork.tsx';
import type { ShelfRow } from './shelf-view.ts';

/** What every look is given. */
export interface LookProps {
  readonly rows: readonly ShelfRow[];
  readonly isMixed: boolean;
  readonly artwork: ArtworkName;
  readonly heading: 'h2' | 'h3';
}
