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
  'subscribe',
  'extension',
] as const;
export type ModuleCode = (typeof moduleCodes)[number];

/** `wide` runs from edge to edge; `main` and `side` stand next to each other where there is room. */
export const moduleAreas = ['wide', 'main', 'side'] as const;
export type ModuleArea = (typeof moduleAreas)[number];

export const factNames = ['impactFactor', 'issn', 'cn', 'frequency', 'startYear', 'indexed', 'issues'] as const;

export const artworks = ['rings', 'cells', 'waves', 'lattice'] as const;

export const paperLists = ['newest', 'onlineFirst', 'justAccepted', 'mostRead', 'mostDownloaded', 'mostCited'] as const;
export type PaperList = (typeof paperLists)[number];

/** A list is a search of its own, and a home has to stay cheap. */
export const mostPaperLists = 3;

export const newsTabs = ['information', 'announcement', 'dynamic', 'statement'] as const;
export type NewsTab = (typeof newsTabs)[number];
