import type { Id } from '../../../../platform/kernel/id.ts';
import type { SiteContext } from '../../../../platform/kernel/site-context.ts';
import type { ColumnText } from '../domain/column-text.ts';

export type ColumnKey = { readonly columnId: Id } | { readonly code: string };

export interface ColumnStore {
  /** The texts of one column in the site's order. A text's own id gives its whole column. */
  texts(site: SiteContext, key: ColumnKey): Promise<readonly ColumnText[]>;
}
