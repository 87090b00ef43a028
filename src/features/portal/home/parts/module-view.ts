import type { PaperView } from '../../../../content/issue/parts/paper-view.ts';
import type { LocalizedText } from '../../../../platform/shell/localized-text.ts';
import type { ArtworkName } from '../../../../platform/ui/artwork.tsx';
import type { ListName } from './module-lists.ts';

/** A module as a page draws it: in the reader's words, with everything it needs. */
interface Placed {
  readonly id: string;
  readonly title: string;
  readonly styleId: string;
  readonly area: 'wide' | 'main' | 'side';
  /** The address of its own style, where it has one. */
  readonly stylesheet: string | null;
}

export interface Slide {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly href: string | null;
  readonly picture: string | null;
}

export interface ShownPeriod {
  readonly id: string;
  readonly year: number;
  readonly volume: string | null;
  readonly issue: string;
  readonly theme: string;
  readonly publishedOn: string | null;
  readonly firstPage: string | null;
  readonly lastPage: string | null;
  readonly cover: string | null;
}

export interface Teaser {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly updatedAt: string;
}

export interface ShownJournal {
  readonly id: string;
  readonly siteId: number;
  readonly name: string;
  readonly secondName: LocalizedText | null;
  readonly href: string;
  readonly issn: string | null;
  readonly cn: string | null;
  readonly frequency: string | null;
  readonly periodCount: number;
  readonly latest: ShownPeriod | null;
  readonly cover: string | null;
}

interface ShownColumn {
  readonly name: string;
  readonly papers: readonly PaperView[];
}

export interface ShownList<Entry> {
  readonly name: ListName;
  readonly entries: readonly Entry[];
  /** Where all of it stands. */
  readonly more: string | null;
}

/** A figure, a video, a special issue, a piece of news. */
export interface ShownThing {
  readonly id: string;
  readonly title: string;
  readonly note: string;
  readonly href: string | null;
  readonly picture: string | null;
  readonly publishedOn: string | null;
}

interface ShownMember {
  readonly role: string;
  readonly name: string;
  readonly affiliation: string;
  readonly picture: string | null;
}

export interface ShownSubject {
  readonly id: string;
  readonly name: string;
  readonly count: number;
}

/** How much of each kind can be found; nothing while nobody can count it. */
export type ScopeCounts = Readonly<Partial<Record<'thesis' | 'picture' | 'video', number>>>;

export type Fact =
  | { readonly name: 'impactFactor' | 'startYear' | 'issues'; readonly value: number }
  | { readonly name: 'issn' | 'cn' | 'indexed'; readonly value: string }
  | { readonly name: 'frequency'; readonly value: string };

export type ModuleView = Placed &
  (
    | { readonly code: 'banner'; readonly slides: readonly Slide[]; readonly artwork: ArtworkName }
    | { readonly code: 'facts'; readonly facts: readonly Fact[] }
    | {
        readonly code: 'currentIssue';
        readonly journal: string;
        readonly period: ShownPeriod;
        /** The first papers by column, where the style asks for them. */
        readonly contents: readonly ShownColumn[];
        readonly artwork: ArtworkName;
      }
    | {
        readonly code: 'issueList';
        readonly journal: string;
        readonly periods: readonly ShownPeriod[];
        readonly artwork: ArtworkName;
      }
    | { readonly code: 'text'; readonly text: Teaser }
    | { readonly code: 'textList'; readonly texts: readonly Teaser[]; readonly columnId: string }
    | {
        readonly code: 'links';
        readonly links: readonly { readonly name: string; readonly url: string; readonly note: string }[];
      }
    | {
        readonly code: 'contact';
        readonly address: string;
        readonly phone: string;
        readonly email: string;
        readonly hours: string;
      }
    | { readonly code: 'indexedIn'; readonly databases: readonly string[] }
    | { readonly code: 'journals'; readonly journals: readonly ShownJournal[]; readonly artwork: ArtworkName }
    | { readonly code: 'search'; readonly artwork: ArtworkName }
    | { readonly code: 'numbers'; readonly journals: number; readonly issues: number; readonly found: ScopeCounts }
    | {
        readonly code: 'papers';
        readonly lists: readonly ShownList<PaperView>[];
        /** Lists among others say their names; one alone is named by the module. */
        readonly named: boolean;
      }
    | { readonly code: 'news'; readonly lists: readonly ShownList<ShownThing>[] }
    | { readonly code: 'gallery'; readonly list: ShownList<ShownThing> }
    | { readonly code: 'board'; readonly members: readonly ShownMember[] }
    | { readonly code: 'subjects'; readonly subjects: readonly ShownSubject[] }
  );

export type ModuleOf<Code extends ModuleView['code']> = Extract<ModuleView, { readonly code: Code }>;
