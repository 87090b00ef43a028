import type { LinkView } from './article-view.ts';
import type { ShownText } from './shown-text.ts';

export interface TombstoneView {
  readonly title: ShownText;
  readonly titleHtml: string | null;
  readonly url: string;
  readonly doi: string | null;
  readonly date: string | null;
  readonly reason: ShownText | null;
  readonly journal: { readonly id: string; readonly name: string } | null;
  readonly links: readonly LinkView[];
}
