export const journalTabs = [
  'current',
  'issues',
  'onlineFirst',
  'justAccepted',
  'columns',
  'introduction',
  'board',
  'contact',
] as const;
export type JournalTab = (typeof journalTabs)[number];

export const journalTab = (given: string | undefined): JournalTab =>
  journalTabs.find((tab) => tab === given) ?? 'current';

/** The first part stands at the journal's own address. */
export const tabAddress = (journal: string, tab: JournalTab): string =>
  tab === 'current' ? `/mag/${journal}` : `/mag/${journal}?tab=${tab}`;
