/** The page of a research term. */
export const termAddress = (term: string): string => `/researchDetail?${new URLSearchParams({ code: term })}`;
