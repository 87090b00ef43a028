/** The parts of the library desk, in the order of their tabs. */
export const deskTabs = ['agreement', 'usage', 'keys', 'titles', 'links', 'correction'] as const;

export type DeskTab = (typeof deskTabs)[number];

/** What an address asks for; without a name, or with one that is none, the first. */
export const deskTabOf = (given: string | undefined): DeskTab => deskTabs.find((tab) => tab === given) ?? deskTabs[0];

/** The address of a part, about one of the librarian's institutions. */
export const deskAddress = (tab: DeskTab, institution: string): string =>
  `/librarian?tab=${tab}&childId=${institution}`;
