import type { LocalizedText } from '../../../platform/shell/localized-text.ts';
import type { LinkView } from './article-view.ts';

export interface TombstoneView {
  readonly title: LocalizedText;
  readonly titleHtml: string | null;
  readonly url: string;
  readonly doi: string | null;
  readonly date: string | null;
  readonly reason: LocalizedText | null;
  readonly journal: { readonly id: string; readonly name: string } | null;
  readonly links: readonly LinkView[];
}
