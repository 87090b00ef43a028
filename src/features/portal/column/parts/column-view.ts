import type { Language } from '../../../../platform/kernel/language.ts';
import type { ModuleView } from '../../home/parts/module-view.ts';

export interface ColumnView {
  readonly title: string;
  readonly summary: string;
  readonly updatedAt: string | null;
  readonly body: { readonly sha256: string; readonly language: Language } | null;
  /** From the top of the navigation down to this column. */
  readonly path: readonly { readonly name: string; readonly href: string | null }[];
  readonly beside: readonly { readonly name: string; readonly href: string; readonly current: boolean }[];
  readonly texts: readonly {
    readonly id: string;
    readonly title: string;
    readonly summary: string;
    readonly updatedAt: string;
  }[];
  readonly modules: readonly ModuleView[];
}
