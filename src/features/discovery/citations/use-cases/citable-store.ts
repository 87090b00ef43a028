import type { Citable } from '../../../../platform/kernel/citable.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import type { SiteScope } from '../../../../platform/kernel/site-context.ts';

export interface CitableStore {
  /**
   * Published things that can be cited, in the order asked for; what is none is left out. Addresses are paths of their site.
   * `part` asks for a part of them: a chapter of a book.
   */
  read(scope: SiteScope, ids: readonly Id[], part?: number): Promise<Citable[]>;
}
