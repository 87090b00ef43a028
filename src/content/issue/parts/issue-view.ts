export const issueAddress = (id: string): string => `/issue?activeName=${id}`;

/** Of a column among the contents of an issue. */
export const columnAnchor = (place: number): string => `column-${place + 1}`;
