import type { HitView } from '../../../features/discovery/search/parts/hit-view.ts';
import type { MessageKey } from '../../../platform/i18n/keys.gen.ts';

/** What the page is about. */
export type ProfileKind = 'institution' | 'subject' | 'term';

export interface ProfileFact {
  readonly key: MessageKey;
  readonly value: string;
  readonly href?: string;
  readonly leftToRight?: boolean;
}

/** Things that often stand in the same papers, each with its number of them; no number where nobody counted. */
export interface ProfileList {
  readonly key: MessageKey;
  readonly entries: readonly { readonly name: string; readonly href: string; readonly count: number | null }[];
  /** Short words stand side by side. */
  readonly asChips?: boolean;
}

export interface ProfileView {
  readonly state: 'profile';
  readonly kind: ProfileKind;
  /** What readers counted are sent for; a term is nothing that is stored. */
  readonly id: string | null;
  /** Where this page stands among all that show it. */
  readonly url: string;
  readonly name: string;
  readonly second: { readonly name: string; readonly lang: string } | null;
  readonly summary: string;
  readonly facts: readonly ProfileFact[];
  readonly chips: readonly { readonly key: MessageKey; readonly entries: readonly { name: string; href: string }[] }[];
  readonly papers: {
    readonly hits: readonly HitView[];
    readonly total: number;
    readonly totalIsLowerBound: boolean;
    readonly page: number;
    readonly pages: number;
  } | null;
  /** The same papers as a search that can be narrowed down. */
  readonly search: string;
  readonly years: readonly { readonly year: number; readonly papers: number }[];
  readonly lists: readonly ProfileList[];
  /** The engine did not answer: there may be more to say. */
  readonly reduced: boolean;
}

/** An address that names nothing: what could be meant. */
export interface ProfileChoice {
  readonly state: 'choose';
  readonly kind: 'subject' | 'term';
  readonly entries: readonly { readonly name: string; readonly href: string; readonly count: number }[];
}
