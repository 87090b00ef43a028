/** The tabs of the librarian page, in their order. */
export const librarianTabs = ['agreement', 'usage', 'keys', 'titles', 'links', 'correction'] as const;

export type LibrarianTab = (typeof librarianTabs)[number];

/** Reads the tab from the address; a missing or unknown name gives the first. */
export const librarianTabOf = (given: string | undefined): LibrarianTab =>
  librarianTabs.find((tab) => tab === given) ?? librarianTabs[0];

/** The address of a part, about one of the librarian's institutions. */
export const librarianAddress = (tab: LibrarianTab, institution: string): string =>
  `/librarian?tab=${tab}&childId=${institution}`;
