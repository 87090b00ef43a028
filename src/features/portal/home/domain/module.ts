import type { Id } from '../../../../platform/kernel/id.ts';
import type { Text } from '../../../../platform/kernel/text.ts';

/** What a page can be built from. Each code has a part in `parts/` that draws it. */
export const moduleCodes = [
  'banner',
  'facts',
  'currentIssue',
  'issueList',
  'text',
  'textList',
  'links',
  'contact',
  'indexedIn',
  'journals',
  'search',
  'numbers',
  'papers',
  'ranking',
  'news',
  'specialIssues',
  'figures',
  'videos',
  'board',
  'subjects',
] as const;
export type ModuleCode = (typeof moduleCodes)[number];

/** `wide` runs from edge to edge; `main` and `side` stand beside each other where there is room. */
export const moduleAreas = ['wide', 'main', 'side'] as const;
export type ModuleArea = (typeof moduleAreas)[number];

export interface Module {
  readonly id: Id;
  readonly code: ModuleCode;
  readonly titles: Text;
  /** Each part knows its styles; an unknown one is drawn in the first. */
  readonly styleId: string;
  readonly area: ModuleArea;
  readonly settings: ModuleSettings;
  readonly cssContent: string | null;
}

export const factNames = ['impactFactor', 'issn', 'cn', 'frequency', 'startYear', 'indexed', 'issues'] as const;
export type FactName = (typeof factNames)[number];

export const artworks = ['rings', 'cells', 'waves', 'lattice'] as const;
export type Artwork = (typeof artworks)[number];

export const paperLists = ['newest', 'onlineFirst', 'justAccepted', 'mostRead', 'mostDownloaded', 'mostCited'] as const;
export type PaperList = (typeof paperLists)[number];

/** A list is a search of its own, and a home has to stay cheap. */
export const mostPaperLists = 3;

export const newsTabs = ['information', 'announcement', 'dynamic', 'statement'] as const;
export type NewsTab = (typeof newsTabs)[number];

/** What the modules of a page may be told. A module reads the fields that concern it. */
export interface ModuleSettings {
  /** banner */
  readonly bannerId?: Id;
  /** text, textList: the channel whose stored texts are shown */
  readonly columnId?: Id;
  /** How many entries a list shows. */
  readonly size?: number;
  /** papers, ranking: which lists in which order, three at most */
  readonly which?: readonly PaperList[];
  /** Where everything is of which a module shows the first, if not at the usual address. */
  readonly more?: string;
  /** links */
  readonly links?: readonly { readonly name: Text; readonly url: string; readonly note?: Text }[];
  /** contact */
  readonly contact?: {
    readonly address?: Text;
    readonly phone?: string;
    readonly email?: string;
    readonly hours?: Text;
  };
  /** facts: which facts in which order */
  readonly facts?: readonly FactName[];
  /** A drawing made from a seed where there is no picture. */
  readonly artwork?: Artwork;
}
