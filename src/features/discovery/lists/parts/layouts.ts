import type { ArtworkName } from '../../../../platform/ui/artwork.tsx';
import type { ListRow } from './list-view.ts';

/** What every layout is given. */
export interface LayoutProps {
  readonly rows: readonly ListRow[];
  readonly isMixed: boolean;
  readonly artwork: ArtworkName;
  readonly heading: 'h2' | 'h3';
}
