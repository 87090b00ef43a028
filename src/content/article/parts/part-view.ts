import type { BodyView } from './article-view.ts';
import type { ShownText } from './shown-text.ts';

/** A review, response or translation that was published with a paper. */
export interface PartView {
  readonly paper: { readonly title: ShownText; readonly url: string };
  readonly position: number;
  readonly title: ShownText | null;
  readonly names: readonly string[];
  readonly date: string | null;
  readonly doi: string | null;
  readonly body: BodyView;
}
