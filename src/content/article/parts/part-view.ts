import type { LocalizedText } from '../../../platform/shell/localized-text.ts';
import type { BodyView } from './article-view.ts';

/** A review, response or translation that was published with a paper. */
export interface PartView {
  readonly paper: { readonly title: LocalizedText; readonly url: string };
  readonly position: number;
  readonly title: LocalizedText | null;
  readonly names: readonly string[];
  readonly date: string | null;
  readonly doi: string | null;
  readonly body: BodyView;
}
